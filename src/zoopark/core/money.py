"""Purses and the bank: one integer a seat and one for the bank, whatever coins look like."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Money:
    def __init__(self, purses: vec[i64], bank: i64) -> None:
        self.purses = purses
        self.bank = bank

    def pay(self, seat: i64, coins: i64) -> None:
        self.purses[seat] -= coins
        self.bank += coins

    def pay_seat(self, seat: i64, other: i64, coins: i64) -> None:
        self.purses[seat] -= coins
        self.purses[other] += coins

    def receive(self, seat: i64, coins: i64) -> i64:
        """Take coins from the bank, which pays what it has and owes nothing (Z.7.6)."""
        paid = coins if coins < self.bank else self.bank
        self.bank -= paid
        self.purses[seat] += paid
        return paid

    def mint(self, seat: i64, coins: i64) -> None:
        """Coin tiles become money when they are taken (Z.4.9)."""
        self.purses[seat] += coins

    def total(self) -> i64:
        """All coins, in the purses and in the bank."""
        coins = self.bank
        for purse in self.purses:
            coins += purse
        return coins

    def copy(self) -> "Money":
        return Money(self.purses[:], self.bank)

    def cells(self) -> list[int]:
        return [self.bank, *self.purses]
