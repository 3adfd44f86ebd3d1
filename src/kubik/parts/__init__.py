"""What several games use."""
