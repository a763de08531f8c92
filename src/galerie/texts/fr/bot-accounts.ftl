# Accounts that are bots, their tokens, and what is refused to programs.
bot-account-title = Robots
bot-account-how = Un programme peut jouer sous un compte de robot. Tout le monde voit que c'en est un, et ses parties ne comptent pour le classement de personne.
bot-account-make = En faire un compte de robot
bot-account-make-how = Il le reste pour toujours ; c'est pourquoi un compte qui a déjà joué ne peut pas le devenir : créez un autre compte pour votre programme.
bot-account-is = Ce compte est un robot.
token-title = Jetons d'accès
token-how = Un programme se fait reconnaître par un jeton d'accès. Gardez-le comme une phrase de passe : qui le possède joue sous le nom de ce robot.
token-none = Aucun jeton pour l'instant.
token-name = Pour quel usage
token-scopes = Il permet de
token-scope-read = suivre les parties
token-scope-play = jouer
token-days = Valable combien de jours
token-make = Créer un jeton
token-made = Voici le jeton. Il ne sera plus montré : copiez-le maintenant.
token-copy = Copier
token-copied = Copié.
token-by-hand = Sélectionnez le jeton et copiez-le.
token-until = jusqu'au { $date }
token-used = utilisé le { $date }
token-unused = jamais utilisé
token-revoke = Révoquer
token-revoke-name = Révoquer « { $name } »
token-revoked = Le jeton est révoqué.
bot-invite = Un robot venu de l'extérieur
bot-invite-send = L'inviter
bot-invited = { $name } est invité.

# What is refused
token-wrong = Ce jeton n'est pas valable : il est faux, révoqué ou expiré. Envoyez-en un valable par « Authorization: Bearer … ».
token-scope = Ce jeton ne permet pas « { $scope } ».
token-person = Seul un compte de robot peut avoir des jetons.
token-many = Un compte a { $most } jetons au plus : révoquez-en un d'abord.
token-unknown = Ce compte n'a pas de tel jeton.
bot-played = Ce compte a déjà joué comme une personne : créez-en un autre pour le robot.
bots-unwelcome = La personne qui a ouvert cette table ne veut pas de robots venus de l'extérieur.
bot-absent = « { $name } » n'est pas un robot qui attend des invitations en ce moment.
