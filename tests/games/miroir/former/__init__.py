"""Records of version 1 of the rules, which must replay for ever."""
