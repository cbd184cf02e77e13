import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PaymentWorld } from '../../../tests/payment-world.ts';

const DEPOSIT = { amount: 35_000, captures: 'several' } as const;
const LOAN = { amount: 200_000, captures: 'last' } as const;

/** What each tender has captured so far. */
const captured = (world: PaymentWorld): number[] => world.tenders.map((tender) => tender.standing('capture'));

const financed = (): PaymentWorld => new PaymentWorld([DEPOSIT, LOAN]);

function move(world: PaymentWorld, kind: 'capture' | 'void' | 'refund', amount: number, final = false): void {
  world.record({ kind, amount, final });
  world.settleAll();
}

describe('a loan with a deposit', () => {
  it('[MU-15] is asked to be paid with the last parcel, the deposit with the first', () => {
    const world = financed();
    move(world, 'capture', 100_000);
    expect(captured(world)).toEqual([35_000, 0]);
    move(world, 'capture', 135_000, true);
    expect(captured(world)).toEqual([35_000, 200_000]);
  });

  it('[MU-15] is asked to be paid without the rest that is cancelled, also when that is the last movement', () => {
    const world = financed();
    move(world, 'capture', 100_000);
    move(world, 'void', 15_000);
    move(world, 'void', 120_000, true);
    expect(captured(world)).toEqual([35_000, 65_000]);
  });

  it('[I6] has at most one payment request, none before the last movement, and never one beyond what has left', () => {
    const movement = fc.record({
      kind: fc.constantFrom('capture', 'void', 'refund'),
      part: fc.integer({ min: 1, max: 1_000 }),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 6 }), fc.boolean(), (movements, ships) => {
        const world = financed();
        let [left, outside] = [DEPOSIT.amount + LOAN.amount, 0];
        for (const { kind, part } of movements) {
          const amount = Math.floor(((kind === 'refund' ? outside : left) * part) / 1_001);
          if (amount === 0) continue;
          move(world, kind as 'capture', amount);
          if (kind === 'refund') outside -= amount;
          else left -= amount;
          if (kind === 'capture') outside += amount;
          expect(captured(world)[1]).toBe(0);
        }
        move(world, ships ? 'capture' : 'void', left, true);
        outside += ships ? left : 0;
        for (const { id } of world.tenders.flatMap((tender) => tender.open)) expect(id).toBe('ended');
        const loan = world.tenders[1];
        const requests = [...(loan?.atProvider.values() ?? [])].filter(({ kind }) => kind === 'capture');
        expect(requests.length).toBeLessThanOrEqual(1);
        const kept = world.tenders.map((tender) => tender.standing('capture') - tender.standing('refund'));
        expect((kept[0] ?? 0) + (kept[1] ?? 0)).toBe(outside);
      }),
      { numRuns: 500 },
    );
  });
});
