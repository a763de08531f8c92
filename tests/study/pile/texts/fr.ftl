pile-name = Pile
pile-number = On ne peut pas en prendre { $count }.
