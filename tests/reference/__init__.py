"""The games' rules in slow, plain Python: what the native rules are compared with."""
