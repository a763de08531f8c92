"""Matching: the pairs with the lowest total cost."""

from collections.abc import Callable


def matched(size: int, costs: Callable[[int, int], tuple[int, ...]]) -> list[tuple[int, int]]:
    """The pairs of 0 … `size` - 1, as many as possible, that cost least in all. Each pair is in order, and so are all.

    The first of the costs weighs more than all that the others can add up to, and so on.
    """
    import networkx as nx  # it is large, and only workers need it

    every = {(one, other): costs(one, other) for other in range(size) for one in range(other)}
    weights: list[int] = []
    weight = 1
    for column in reversed([*zip(*every.values(), strict=True)]):
        weights.insert(0, weight)
        weight *= max(column) * size + 1
    graph = nx.Graph()
    for (one, other), each in every.items():
        graph.add_edge(one, other, weight=weight - sum(w * cost for w, cost in zip(weights, each, strict=True)))
    found = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)
