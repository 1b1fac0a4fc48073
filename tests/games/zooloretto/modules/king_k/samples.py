"""What tests of all modules use of the king k."""

from support.samples import Sample

SAMPLES = {
    "king-k": Sample(golden=(3, 10), moves=("remove",)),
}
