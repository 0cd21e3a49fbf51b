"""The generator is the one the page describes: any language can reproduce a shuffle."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from saucer.kernel.rng import CARRY_MULTIPLIER, keyed, quick
from saucer.kernel.vectors import array
from tests.support.rulebook import rule

SEVEN = (7).to_bytes(32, "big")
VECTOR_WORDS = ["ae5b164a", "d9a63e50", "fb66e8e5", "d2eeedde"]
VECTOR_TENS = [6, 8, 9, 8, 1, 5, 4, 4, 7, 7, 3, 5]
VECTOR_SHUFFLE = [9, 4, 3, 1, 2, 0, 5, 8, 7, 6]


def reference_words(seed):
    """An independent reading of docs/rng.md."""
    number = 0
    while True:
        block = hashlib.blake2b(number.to_bytes(8, "little"), key=seed, person=b"saucer-rng-1").digest()
        for place in range(0, 64, 4):
            yield int.from_bytes(block[place : place + 4], "little")
        number += 1


def reference_below(words, n):
    while True:
        product = next(words) * n
        if product % 2**32 >= (2**32 - n) % n:
            return product >> 32


def test_words_are_keyed_blake2b_in_counter_mode():
    rng, words = keyed(SEVEN), reference_words(SEVEN)
    assert [rng.word() for _ in range(100)] == [next(words) for _ in range(100)]


def test_vectors():
    """The vectors of docs/rng.md."""
    rng = keyed(SEVEN)
    assert [f"{rng.word():08x}" for _ in range(4)] == VECTOR_WORDS
    rng = keyed(SEVEN)
    assert [rng.below(10) for _ in range(12)] == VECTOR_TENS
    cards = array(range(10))
    keyed(SEVEN).shuffle(cards, 0, 10)
    assert list(cards) == VECTOR_SHUFFLE


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 108, 2**31 - 1, 3 * 2**29])
def test_below_rejects_so_that_nothing_is_favoured(n):
    rng, words = keyed(SEVEN), reference_words(SEVEN)
    values = [rng.below(n) for _ in range(200)]
    assert values == [reference_below(words, n) for _ in range(200)]
    assert all(0 <= value < n for value in values)


def test_rejection_really_happens():
    """With 3 * 2**29 a third of the words is too small and is drawn again."""
    rng = keyed(SEVEN)
    for _ in range(200):
        rng.below(3 * 2**29)
    assert 16 * rng.block > 216


@rule("CQ2")
def test_shuffle_is_fisher_yates_on_the_same_words():
    cards, words = array(range(108)), reference_words(SEVEN)
    keyed(SEVEN).shuffle(cards, 0, 108)
    expected = list(range(108))
    for i in range(107, 0, -1):
        j = reference_below(words, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert list(cards) == expected


def test_shuffle_moves_only_the_given_part():
    cards = array(range(20))
    keyed(SEVEN).shuffle(cards, 5, 15)
    assert list(cards)[:5] == list(range(5))
    assert list(cards)[15:] == list(range(15, 20))
    assert sorted(cards) == list(range(20))


@pytest.mark.parametrize("make", [lambda: keyed(SEVEN), lambda: quick(3)])
def test_all_orders_are_equally_likely(make):
    rng = make()
    counts = Counter()
    for _ in range(24 * 200):
        cards = array(range(4))
        rng.shuffle(cards, 0, 4)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 23 + 4 * 46**0.5


def test_a_clone_gives_the_same_words_and_is_independent():
    for rng in (keyed(SEVEN), quick(7)):
        for _ in range(5):
            rng.word()
        twin = rng.clone()
        words = [rng.word() for _ in range(40)]
        assert [twin.word() for _ in range(40)] == words


def test_a_fork_is_quick_and_depends_on_its_parent_only():
    forks = [keyed(SEVEN).fork() for _ in range(2)]
    assert forks[0].key == b""
    assert [forks[0].word() for _ in range(5)] == [forks[1].word() for _ in range(5)]
    parent = keyed(SEVEN)
    assert parent.fork().word() != parent.fork().word()


def test_quick_seeds_differ():
    assert len({quick(seed).word() for seed in range(1000)}) == 1000


def test_seeds_have_32_bytes():
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        keyed(b"abc")


def test_the_multiplier_gives_the_longest_period():
    """a * 2**32 - 1 is a safe prime, so the period is half of it less one: about 2**62."""
    modulus = CARRY_MULTIPLIER * 2**32 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert CARRY_MULTIPLIER < 2**31


def is_prime(n):
    """Miller-Rabin, exact below 3.3 * 10**24 with these bases."""
    if n % 2 == 0:
        return n == 2
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        if all((x := x * x % n) != n - 1 for _ in range(twos - 1)):
            return False
    return True
