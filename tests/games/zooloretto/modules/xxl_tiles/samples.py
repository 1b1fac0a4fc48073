"""What tests of all modules use of the xxl tiles."""

from support.samples import Sample

SAMPLES = {
    "xxl-tiles": Sample(golden=(3, 0), moves=(r"place icecream \d",)),
}
