"""What tests of all modules use of the foreign zoos."""

from support.samples import Sample

SAMPLES = {
    "foreign-zoos": Sample(golden=(4, 0), moves=("give [456x]",)),
}
