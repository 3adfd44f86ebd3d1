"""What several games use, by itself."""
