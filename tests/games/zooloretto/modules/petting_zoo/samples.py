"""What tests of all modules use of the petting zoo."""

from support.samples import Sample

SAMPLES = {
    "petting-zoo": Sample(golden=(2, 3), moves=(r"place \w+-baby petting",)),
}
