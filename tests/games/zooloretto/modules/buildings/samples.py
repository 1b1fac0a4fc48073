"""What tests of all modules use of the buildings."""

from support.samples import Sample

SAMPLES = {
    "buildings": Sample(
        golden=(2, 15),
        moves=(
            "construct restaurant",
            "construct pavilion",
            "place shop",
        ),
    ),
}
