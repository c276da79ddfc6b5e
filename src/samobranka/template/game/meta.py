"""The box."""

from samobranka.core.meta import Meta, Option

META = Meta(
    titles={
        "ru": "Two-page game",
        "en": "Two-page game",
    },
    seats=range(2, 5),
    minutes=5,
    rules_version=1,
    options=(Option("mighty_mouse"),),
)
