"""The box."""

from samobranka.core.meta import Clash, Meta, Option

SCENARIOS = (
    "heading_for_new_shores",
    "the_four_islands",
    "the_fog_islands",
    "through_the_desert",
    "the_forgotten_tribe",
    "cloth_for_catan",
    "the_wonders_of_catan",
    "new_world",
)
"""Of Seafarers, as a table is offered them."""

META = Meta(
    titles={"ru": "Колонизаторы", "en": "Catan"},
    seats=range(2, 7),
    minutes=90,
    rules_version=2,
    known_as={"6467729b4ac3d42b35f7f9900e039457": "26c6bf6ae827616f59ed2a4facb38bdb"},
    publisher="Hobby World",
    year=2014,
    authors=("Klaus Teuber",),
    options=(
        Option("layout", ("letters", "random", "beginner")),
        Option("red_apart", ("yes", "no")),
        Option("harbours", ("shuffled", "printed")),
        Option("start", ("laps", "printed")),
        Option("helpers", ("yes", "no")),
        Option("five_six", ("auto", "building_phase", "paired")),
        Option("trade", ("yes", "no")),
        Option("offers", ("10", "1", "3", "5", "20")),
        Option("answers", ("secret", "open")),
        Option("early_helpers", ("yes", "no")),
        Option("paired_helpers", ("no", "yes")),
        Option("goal", ("usual", "8", "9", "10", "11", "12", "13")),
        Option("friendly_robber"),
        Option("dice", ("thrown", "deck")),
        Option("scenario", ("none", *SCENARIOS)),
        Option("older_goals"),
    ),
    clashes=(
        Clash("printed_start", {"scenario": SCENARIOS, "start": ("printed",)}),
        Clash("older_goals", {"scenario": ("none",), "older_goals": ("yes",)}),
    ),
)
