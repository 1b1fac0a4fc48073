"""What tests of all modules use of the order cards."""

from support.samples import Sample

SAMPLES = {
    "order-cards": Sample(golden=(3, 0)),
}
