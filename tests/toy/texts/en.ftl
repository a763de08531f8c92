coffer-name = Coffer
coffer-rules = Hide a number that nobody else hides.
