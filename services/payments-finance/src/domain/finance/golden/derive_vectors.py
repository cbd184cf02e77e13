"""Derives vectors.csv: python3 derive_vectors.py > vectors.csv

It shares nothing with schedule.ts. Numbers are decimals of 60 digits, not floats; the monthly rate comes from logarithms; the payment is
the annuity by its sum of discounts, where schedule.ts uses the closed formula; the last payment is the closed formula of the balance,
where schedule.ts adds interest month by month. Amounts are in pence, rounded half up.
"""

from decimal import ROUND_HALF_UP, Decimal, getcontext
from random import Random

getcontext().prec = 60
ONE = Decimal(1)
APRS = ["0", "3.9", "4.9", "6.9", "7.95", "9.9", "11.9", "12.9", "14.9", "16.45", "19.9", "24.9", "29.9"]
MONTHS = [3, 6, 10, 12, 18, 20, 24, 30, 36, 48, 60]
SMALLEST, LARGEST = 25_000, 2_500_000
FACTOR_DIGITS = Decimal("1e-10")


def penny(amount: Decimal) -> int:
    return int(amount.quantize(ONE, rounding=ROUND_HALF_UP))


def rate_of(apr: str) -> Decimal:
    return ((Decimal(apr) / 100 + 1).ln() / 12).exp() - 1


def vector(kind: str, apr: str, months: int, credit: int) -> list[object]:
    rate = Decimal(0) if kind == "IFC" else rate_of(apr)
    discounts = sum((ONE + rate) ** -month for month in range(1, months + 1))
    monthly = penny(Decimal(credit) / discounts)
    if rate == 0:
        last = credit - monthly * (months - 1)
    else:
        grown = (ONE + rate) ** months
        paid = monthly * (grown - 1 - rate) / rate
        last = penny(credit * grown - paid)
    repaid = monthly * (months - 1) + last
    factor = (ONE / discounts).quantize(FACTOR_DIGITS, rounding=ROUND_HALF_UP)
    by_factor = penny(Decimal(credit) * factor)
    return [kind, apr, months, credit, monthly, last, repaid, repaid - credit, f"{factor:f}", by_factor]


def main() -> None:
    random = Random(20261128)
    print("type,apr,months,credit,monthly,last,repaid,interest,factor,monthlyByFactor")
    for number in range(500):
        kind = "IFC" if number % 3 == 0 else "IBC"
        apr = "0" if kind == "IFC" else random.choice(APRS)
        # Round prices are the likely ones; odd pence find rounding.
        credit = random.choice([random.randrange(SMALLEST, LARGEST), 100 * random.randrange(250, 25_000), SMALLEST, LARGEST])
        print(*vector(kind, apr, random.choice(MONTHS), credit), sep=",")


main()
