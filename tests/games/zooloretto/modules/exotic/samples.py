"""What tests of all modules use of the exotic."""

from support.samples import Sample

SAMPLES = {
    "exotic": Sample(
        golden=(4, 0),
        moves=(
            r"place \w+ jungle",
            r"visit \w+ \d",
            r"visit \w+ new",
            "retreat",
        ),
    ),
}
