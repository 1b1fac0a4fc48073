"""What tests of all modules use of the gorilla."""

from support.samples import Sample

SAMPLES = {
    "gorilla": Sample(golden=(2, 5)),
}
