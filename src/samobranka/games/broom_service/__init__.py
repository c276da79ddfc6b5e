"""«Доставка на метле» (Broom Service)."""
