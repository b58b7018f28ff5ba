"""A game of another distribution: the sample in examples/, installed beside the package under test."""
