coffer-name = Coffer
coffer-reason-high = On cache trop rarement { $number }, et { $worth } points sont en jeu.
coffer-rules = Cachez un nombre que personne d'autre ne cache.
