"""What tests of all modules use of the families."""

from support.samples import Sample

SAMPLES = {
    "lion-family": Sample(golden=(4, 0), moves=(r"place lion\S* [456]",)),
    "rabbit-family": Sample(golden=(2, 0), moves=(r"place rabbit\S* [456]",)),
}
