import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyPromotions } from './apply-promotions.ts';
import { promotionOfPromise } from './promised-price.ts';
import type { PromisedPrice } from './promised-price.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionInput } from './promotion-input.ts';

/** GENERATED_INPUTS=10000 for all of them, as in the nightly run. */
const RUNS = Number(process.env['GENERATED_INPUTS'] ?? 1_000);
const CODE = 'PROMISE';
const { array, boolean, constantFrom, integer, option, record } = fc;

const line = record({
  sku: constantFrom('ring', 'ring', 'watch'),
  unitPrice: integer({ min: 1, max: 5_000_00 }),
  quantity: integer({ min: 1, max: 4 }),
});
const bag = record({
  // A piece has one price in a bag.
  lines: array(line, { minLength: 1, maxLength: 4 }).map((lines) =>
    lines.map((each) => ({
      ...each,
      unitPrice: lines.find(({ sku }) => sku === each.sku)!.unitPrice,
    })),
  ),
  price: integer({ min: 1, max: 5_000_00 }),
  percent: option(integer({ min: 1, max: 100 })),
  isOwn: option(boolean()),
  customer: constantFrom('', 'ada', 'grace'),
  visitor: constantFrom(null, 'ada', 'grace'),
  isOver: boolean(),
  isUsedUp: boolean(),
});
type Bag = typeof bag extends fc.Arbitrary<infer Made> ? Made : never;

const AT = Date.parse('2026-12-01T12:00:00Z');
const promised = ({ price, customer, isOver }: Bag): PromisedPrice => ({
  id: 'p1',
  site: 'loupe',
  sku: 'ring',
  price,
  validUntilMs: isOver ? AT : AT + 1,
  customerId: customer,
  emailDigest: customer === '' ? 'digest' : '',
  emailKeyId: customer === '' ? 'key' : '',
});

const inputOf = (made: Bag, hasCode: boolean): PromotionInput => {
  const promise = promotionOfPromise(promised(made), made.customer === '' ? made.isOwn : null);
  const other: Promotion = {
    ...promise,
    key: 'other',
    priority: 3,
    untilMs: null,
    needsCode: false,
    pieces: {},
    customers: null,
    rule: { type: 'percentage', percent: made.percent ?? 1 },
  };
  return {
    site: 'loupe',
    at: new Date(AT),
    customer: { id: made.visitor, isFirstOrder: false },
    lines: made.lines.map((each, n) => ({
      ...each,
      id: `l${n}`,
      productKey: each.sku,
      productType: 'ring',
      brand: '',
      categories: [],
      isGiftCard: false,
      isSellable: true,
    })),
    promotions: made.percent === null ? [promise] : [promise, other],
    codes: hasCode ? [{ code: CODE, promotion: promise.key, isUsedUp: made.isUsedUp }] : [],
  };
};

/** Pence of each piece of the bag, by sku. */
function paidFor(input: PromotionInput): Map<string, number[]> {
  const { discounts } = applyPromotions(input);
  const paid = new Map<string, number[]>();
  for (const { id, sku, quantity, unitPrice } of input.lines) {
    const units = Array.from({ length: quantity }, (_, n) =>
      discounts
        .filter(({ lineId }) => lineId === id)
        .reduce((left, each) => left - each.units[n]!, unitPrice),
    );
    paid.set(sku, [...(paid.get(sku) ?? []), ...units]);
  }
  return paid;
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('a promised price in generated bags', () => {
  it('[EU-18] is that of one piece of that sku, for that person while it lasts, and takes nothing off anything else', () => {
    let given = 0;
    fc.assert(
      fc.property(bag, (made) => {
        const without = paidFor(inputOf(made, false));
        const paid = paidFor(inputOf(made, true));
        expect([...paid.values()].flat().every((amount) => amount >= 0)).toBe(true);
        expect(paid.get('watch')).toEqual(without.get('watch'));
        const before = without.get('ring') ?? [];
        const isTheirs = made.customer === '' ? made.isOwn !== false : made.visitor === made.customer;
        const isHad = isTheirs && !made.isOver && !made.isUsedUp && before.length > 0;
        // One piece costs the promised price where it cost more; all others what they cost without the code.
        const saved = isHad ? Math.max(0, before[0]! - made.price) : 0;
        expect(sum(before) - sum(paid.get('ring') ?? [])).toBe(saved);
        if (saved > 0) given += 1;
      }),
      { numRuns: RUNS },
    );
    expect(given).toBeGreaterThan(RUNS / 50);
  });
});
