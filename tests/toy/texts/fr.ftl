coffer-name = Coffer
coffer-rules = Cachez un nombre que personne d'autre ne cache.
