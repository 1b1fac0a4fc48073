"""What tests of all modules use of the lucky pig."""

from support.samples import Sample

SAMPLES = {
    "lucky-pig": Sample(golden=(4, 4)),
}
