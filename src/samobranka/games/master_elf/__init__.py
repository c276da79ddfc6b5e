"""«Мастер Эльф»: travel, gather ingredients, make gifts."""
