"""What tests of all modules use of the building sites."""

from support.samples import Sample

SAMPLES = {
    "building-sites": Sample(
        golden=(3, 0),
        moves=(
            "place pen-site B",
            "place place-site B",
            "place barn-site B",
            "lift pen-site",
            "lift place-site",
            "lift barn-site",
        ),
    ),
}
