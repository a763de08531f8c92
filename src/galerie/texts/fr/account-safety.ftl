# Le nom d'un compte, ses appareils et ses codes de secours.
renaming = Changer de nom
renaming-new = Nouveau nom
renaming-how = On vous verra partout sous ce nom, parties déjà jouées comprises. Vous pourrez en changer de nouveau dans une semaine ; personne d'autre ne pourra prendre l'ancien pendant 90 jours.
renaming-done = Vous vous appelez maintenant { $name }.
devices = Appareils connectés
devices-how = Si vous n'en reconnaissez pas un, déconnectez-le et changez de phrase de passe.
device-unnamed = Navigateur inconnu
device-here = cet appareil
device-since = connecté le { $date }
device-seen = vu { $when }
device-out = Déconnecter
device-out-name = Déconnecter : { $name }
device-out-done = L'appareil est déconnecté.
recovery = Codes de secours
recovery-how = Si vous oubliez votre phrase de passe, un code permet d'en choisir une autre. Chacun sert une fois.
recovery-left = { $count ->
    [0] Vous n'en avez pas.
    [one] Il vous en reste un.
   *[other] Il vous en reste { $count }.
}
recovery-make = Obtenir des codes
recovery-replace = Remplacer les codes
recovery-made = Notez-les maintenant : ils ne seront plus montrés. Ceux d'avant ne servent plus.
recovery-copy = Copier les codes
recovery-copied = Codes copiés.
recovery-by-hand = Copiez les codes à la main.
forgotten = Phrase de passe oubliée ?
forgotten-how = Avec un code de secours, que vous avez noté, vous choisissez une nouvelle phrase de passe. Les autres appareils seront déconnectés. Sans code, le compte ne peut pas être retrouvé.
forgotten-code = Code de secours
forgotten-use = Se connecter avec le code
forgotten-back = J'ai retrouvé ma phrase de passe

# Ce qui est refusé
name-often = { $days ->
    [one] Vous avez changé de nom il y a peu : vous pourrez en changer de nouveau dans un jour.
   *[other] Vous avez changé de nom il y a peu : vous pourrez en changer de nouveau dans { $days } jours.
}
recovery-wrong = Ce nom et ce code de secours ne vont pas ensemble, ou le code a déjà servi.
device-unknown = Cet appareil est déjà déconnecté.
