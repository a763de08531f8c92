"""What many people share, without anybody who has much keeping out somebody who has nothing."""


def has_had_share(own: int, of_all: int, sharers: int, most: int) -> bool:
    """Whether all of those who share have as many as they may, `most`, and one of them has their part of it."""
    return of_all >= most and own * sharers >= most
