"""The box."""

from samobranka.core.meta import Meta, Option

META = Meta(
    titles={"ru": "Мастер Эльф", "en": "Master Elf"},
    seats=range(2, 5),
    minutes=40,
    rules_version=3,
    known_as={"223cc9b70125c48c2a1d963b405a0600": "f5b5ada07450fc92d82cf28d63b1f9f1"},
    publisher="Pocket Space Games",
    year=2018,
    authors=("Александр Крайнов", "Максим Николюкин"),
    options=(Option("memory", ("kept", "own")),),
)
