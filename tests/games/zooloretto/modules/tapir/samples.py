"""What tests of all modules use of the tapir."""

from support.samples import Sample

SAMPLES = {
    "tapir": Sample(golden=(3, 0)),
}
