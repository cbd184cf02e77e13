import { describe, expect, it } from '@jest/globals';
import { tenderShares } from './tender-shares.ts';
import type { MovedAmount } from './tender-shares.ts';

const TENDERS = [{ amount: 6_000 }, { amount: 4_000 }];
const moved = (type: MovedAmount['type'], reference: string, amount: number, begun = 0): MovedAmount => {
  return { type, reference, amount, begun };
};

describe('what each tender pays of a movement', () => {
  const movements = [
    moved('shipped', 'P1', 5_000),
    moved('shipped', 'P2', 3_000),
    moved('cancelled', 'C1', 2_000),
    moved('returned', 'R1', 4_000),
    moved('returned', 'R2', 4_000),
  ];

  it.each([
    ['the gift card alone pays the first parcel', movements[0], [5_000, 0]],
    ['the card pays what is beyond the gift card', movements[1], [1_000, 2_000]],
    ['a cancellation releases the card first', movements[2], [0, 2_000]],
    ['a return goes back to the card first', movements[3], [2_000, 2_000]],
    ['the next return goes to the gift card', movements[4], [4_000, 0]],
  ] as const)('[EU-05] %s', (_what, movement, shares) => {
    expect(tenderShares(TENDERS, movements, movement!)).toEqual(shares);
  });

  it('[EU-05] what was taken when making began is not taken again, and goes back to the card first', () => {
    const made = [
      moved('making', 'M1', 7_000),
      moved('shipped', 'P1', 5_000, 4_000),
      moved('cancelled', 'C1', 5_000, 3_000),
    ];
    expect(made.map((movement) => tenderShares(TENDERS, made, movement))).toEqual([
      [6_000, 1_000],
      [0, 1_000],
      [1_000, 4_000],
    ]);
  });

  it('is nothing of a movement that is not known', () => {
    expect(tenderShares(TENDERS, movements, { type: 'returned', reference: 'P1' })).toEqual([0, 0]);
  });
});
