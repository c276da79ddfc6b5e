"""«Страна эльфов»: plan the roads, pay for the journey, visit every town."""
