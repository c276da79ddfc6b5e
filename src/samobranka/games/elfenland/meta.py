"""The box."""

from samobranka.core.meta import Meta, Option

META = Meta(
    titles={"ru": "Страна эльфов", "en": "Elfenland"},
    seats=range(2, 7),
    minutes=75,
    rules_version=1,
    publisher="Стиль Жизни",
    year=1998,
    authors=("Alan R. Moon",),
    options=(
        Option("destination"),
        Option("caravan", ("needed", "chosen")),
        Option("distance", ("any_way", "roads")),
        Option("early_win", ("kept", "dropped")),
    ),
)
