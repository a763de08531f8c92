pile-name = Pile
pile-number = You cannot take { $count }.
