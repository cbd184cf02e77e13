import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tenderShares } from '../../services/cart-checkout/src/domain/order/tender-shares.ts';
import type { MovedAmount } from '../../services/cart-checkout/src/domain/order/tender-shares.ts';
import { allocate } from '../../services/payments-finance/src/domain/settlement/allocate.ts';
import type { AllocatedTender } from '../../services/payments-finance/src/domain/settlement/allocate.ts';

const USES = { capture: 'shipped', void: 'cancelled', refund: 'returned' } as const;

const plan = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 4 });
const moves = fc.array(
  fc.tuple(
    fc.constantFrom<MovedAmount['type']>('making', 'shipped', 'shipped', 'cancelled', 'returned'),
    fc.integer({ min: 1, max: 1_000 }),
  ),
  { maxLength: 12 },
);

/** As payments records them, one after the other. */
class Payment {
  tenders: AllocatedTender[];

  constructor(amounts: readonly number[]) {
    this.tenders = amounts.map((amount, index) => {
      return { id: String(index), amount, shipped: 0, cancelled: 0, returned: 0 };
    });
  }

  get sums() {
    const of = (read: (tender: AllocatedTender) => number) =>
      this.tenders.reduce((sum, tender) => sum + read(tender), 0);
    return {
      left: of(({ amount, shipped, cancelled }) => amount - shipped - cancelled),
      outside: of(({ shipped, returned }) => shipped - returned),
    };
  }

  record({ type, amount, begun }: MovedAmount): number[] {
    if (type === 'returned') return this.#settle('refund', amount);
    if (type !== 'cancelled') return this.#settle('capture', amount - begun);
    // What was captured when making began is refunded, before the rest is voided.
    const back = this.#settle('refund', begun);
    return this.#settle('void', amount - begun).map((share, index) => share + back[index]!);
  }

  #settle(kind: keyof typeof USES, amount: number): number[] {
    const shares = allocate({ kind, amount, final: false }, this.tenders);
    const by = this.tenders.map(({ id }) => shares.find(({ tenderId }) => tenderId === id)?.amount ?? 0);
    const use = USES[kind];
    this.tenders = this.tenders.map((tender, index) => ({ ...tender, [use]: tender[use] + by[index]! }));
    return by;
  }
}

describe('what each tender pays of a movement', () => {
  it('[EU-05] is the same in an e-mail of checkout and in payments', () => {
    fc.assert(
      fc.property(plan, moves, (amounts, asked) => {
        const payment = new Payment(amounts);
        const movements: MovedAmount[] = [];
        for (const [type, part] of asked) {
          const { left, outside } = payment.sums;
          const begun = type === 'cancelled' ? Math.floor((outside * (part % 3)) / 3) : 0;
          const amount = begun + Math.floor(((type === 'returned' ? outside : left) * part) / 1_000);
          if (amount === 0) continue;
          const movement = { type, amount, begun, reference: String(movements.length) };
          movements.push(movement);
          const tenders = amounts.map((each) => ({ amount: each }));
          expect(tenderShares(tenders, movements, movement)).toEqual(payment.record(movement));
        }
      }),
      { numRuns: 500 },
    );
  });
});
