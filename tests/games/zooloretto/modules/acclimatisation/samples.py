"""What tests of all modules use of the acclimatisation."""

from support.samples import Sample

SAMPLES = {
    "acclimatisation": Sample(
        golden=(3, 0),
        moves=(
            r"place [\w-]+ area",
            r"move [\w-]+ area$",
            r"move [\w-]+ area [456]",
            "trade B",
        ),
    ),
}
