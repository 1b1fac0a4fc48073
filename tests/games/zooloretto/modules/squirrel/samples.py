"""What tests of all modules use of the squirrel."""

from support.samples import Sample

SAMPLES = {
    "squirrel": Sample(golden=(2, 10), moves=("ship",)),
}
