"""What tests of all modules use of the extra enclosures."""

from support.samples import Sample

SAMPLES = {
    "extra-enclosures": Sample(golden=(4, 0), moves=("open (pandas|chimpanzees|camels)",)),
}
