"""What tests of all modules use of the langer ludwig."""

from support.samples import Sample

SAMPLES = {
    "langer-ludwig": Sample(golden=(4, 9), moves=("return",)),
}
