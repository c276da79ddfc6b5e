"""The box."""

from samobranka.core.meta import Meta

META = Meta(
    titles={"ru": "Мастер Эльф", "en": "Master Elf"},
    seats=range(2, 5),
    minutes=40,
    rules_version=1,
    publisher="Pocket Space Games",
    year=2018,
    authors=("Александр Крайнов", "Максим Николюкин"),
)
