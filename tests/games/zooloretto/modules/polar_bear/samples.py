"""What tests of all modules use of the polar bear."""

from support.samples import Sample

SAMPLES = {
    "polar-bear": Sample(golden=(4, 4), made_up=lambda box: ["minis:polar-bear"], barn_points=-1),
}
