"""The box."""

from samobranka.core.meta import Meta, Option

META = Meta(
    titles={"ru": "Колонизаторы", "en": "Catan"},
    seats=range(2, 7),
    minutes=90,
    rules_version=1,
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
        Option("early_helpers", ("yes", "no")),
        Option("paired_helpers", ("no", "yes")),
    ),
)
