coffer-name = Coffer
coffer-reason-high = People hide { $number } too rarely, and { $worth } points are at stake.
coffer-rules = Hide a number that nobody else hides.
