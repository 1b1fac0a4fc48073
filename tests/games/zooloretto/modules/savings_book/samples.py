"""What tests of all modules use of the savings book."""

from support.samples import Sample

SAMPLES = {
    "savings-book": Sample(golden=(2, 0), moves=("deposit",)),
}
