"""What tests of all modules use of the chameleons."""

from support.samples import Sample

SAMPLES = {
    "chameleons": Sample(golden=(2, 0), moves=("change",)),
}
