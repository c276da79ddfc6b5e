"""The box."""

from samobranka.core.meta import Meta, Option

META = Meta(
    titles={"ru": "Страна эльфов", "en": "Elfenland"},
    seats=range(2, 7),
    minutes=75,
    rules_version=1,
    known_as={"2618932ec9d1bcaf4cfc0f2dc00090b1": "fbeeb942d39cb2923a4e9c5f5a634fba"},
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
