"""The box."""

from samobranka.core.meta import Meta, Option

META = Meta(
    titles={"ru": "ArchRavels", "en": "ArchRavels"},
    seats=range(2, 5),
    minutes=60,
    rules_version=1,
    known_as={"f99b7bf71507fd536a8130a906dcf5fa": "3d999c96989d731933d1706a56c0f351"},
    publisher="XYZ Game Labs",
    year=2020,
    options=(
        Option("characters", ("chosen", "board_dealt", "dealt")),
        Option("start", ("random", "first_seat")),
        Option("deck", ("base", "digital")),
        Option("cat", ("anyone", "others")),
        Option("circle", ("items", "requests_too")),
        Option("any_colours", ("requests_too", "items_only")),
    ),
    score_scale=4,  # 15.8
)

CHARACTERS_PLACE = META.place("characters")
START_PLACE = META.place("start")
DECK_PLACE = META.place("deck")
CAT_PLACE = META.place("cat")
CIRCLE_PLACE = META.place("circle")
ANY_COLOURS_PLACE = META.place("any_colours")
