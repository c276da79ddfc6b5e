"""The box."""

from samobranka.core.meta import Meta, Option

META = Meta(
    titles={"ru": "Доставка на метле", "en": "Broom Service"},
    seats=range(2, 6),
    minutes=60,
    rules_version=1,
    known_as={"be35c0a17f1126c33bc8a2be8b462dd8": "c4255403051c3e1a15c8d0e3c9a46dd8"},
    publisher="alea / Ravensburger",
    year=2015,
    authors=("Andreas Pelikan", "Alexander Pfister"),
    options=(
        Option("board", ("normal", "advanced")),
        Option("storm_clouds"),
        Option("mountain_tiles"),
        Option("forest_tiles"),
        Option("hill_tiles"),
        Option("stall", ("any_entry", "brave_witch")),
    ),
)
