"""What tests of all modules use of the boss."""

from support.samples import Sample

SAMPLES = {
    "boss": Sample(
        golden=(3, 0),
        moves=(
            r"hire \S+$",
            r"hire \S+ donations",
            r"offer [\w-]+-xf",
            "offer x-",
            "office controller",
            "office personnel-manager",
            "transfer",
            "open sponsor",
        ),
    ),
}
