"""What tests of all modules use of the iberian lynx."""

from support.samples import Sample

SAMPLES = {
    "iberian-lynx": Sample(golden=(2, 5)),
}
