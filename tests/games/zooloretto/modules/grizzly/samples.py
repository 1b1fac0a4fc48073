"""What tests of all modules use of the grizzly."""

from support.samples import Sample

SAMPLES = {
    "grizzly": Sample(
        golden=(4, 9),
        moves=(
            "release (?!all)",
            "release all",
        ),
    ),
}
