"""What tests of all modules use of the capybara."""

from support.samples import Sample

SAMPLES = {
    "capybara": Sample(
        golden=(4, 4),
        moves=("move",),
        seldom="zooloretto(players=3, out=camel+zebra, modules=capybara) | round:2 turn:A "
        "asks:capybara agenda:capybara.A | bank:26 | trucks:-,-,- | A coins:2 6:leopard*6 "
        "barn:flamingo minis:capybara | B coins:2 | C coins:2",
    ),
}
