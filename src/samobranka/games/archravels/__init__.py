"""ArchRavels: shop for yarn, craft, finish projects."""
