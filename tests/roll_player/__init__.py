"""Roll Player."""
