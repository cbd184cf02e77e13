import fc from 'fast-check';
import type { Cart } from '../../src/domain/cart/cart.ts';
import type { DiscountStage, LineDiscount } from '../../src/domain/pricing/discount.ts';
import type { DiscountRules } from '../../src/domain/pricing/discounts.ts';
import { STANDARD_RULES } from '../../src/domain/pricing/price-cart.ts';
import { cartOf, giftCardLine, lineOf, pricedAt } from './sample-cart.ts';

export interface Given {
  readonly stage: DiscountStage;
  readonly discount: LineDiscount;
}

const line = fc.record({
  price: fc.oneof(fc.integer({ min: 0, max: 60_00 }), fc.integer({ min: 0, max: 10_000_000 })),
  quantity: fc.integer({ min: 1, max: 12 }),
  giftCardValue: fc.option(fc.integer({ min: 10, max: 500 })),
});

const cart = fc
  .record({
    lines: fc.array(line, { maxLength: 8 }),
    shippingMethod: fc.constantFrom('STD', null),
    balances: fc.array(fc.integer({ min: 1, max: 500_00 }), { maxLength: 3 }),
  })
  .map(({ lines, shippingMethod, balances }): Cart => ({
    ...cartOf(),
    shippingMethod,
    giftCards: balances.map((balance, n) => ({
      id: `g${n}`,
      maskedNumber: '',
      balance,
      addedTo: '',
      addedBy: '',
    })),
    lines: lines.map(({ price, quantity, giftCardValue }, n) =>
      giftCardValue === null
        ? lineOf({ id: `l${n}`, quantity }, pricedAt(price))
        : { ...giftCardLine(giftCardValue, quantity), id: `l${n}` },
    ),
  }));

/** Any amounts off any lines, also more than they cost. */
const discountsFor = ({ lines }: Cart): fc.Arbitrary<Given[]> =>
  lines.length === 0
    ? fc.constant([])
    : fc.array(
        fc.constantFrom(...lines).chain(({ id, quantity }) =>
          fc.record({
            stage: fc.constantFrom<DiscountStage>('line', 'cart', 'gift'),
            discount: fc.record({
              lineId: fc.constant(id),
              promotion: fc.constantFrom('p1', 'p2'),
              code: fc.constantFrom(null, 'TEN'),
              name: fc.constant('A promotion'),
              units: fc.array(fc.integer({ min: 0, max: 80_00 }), {
                minLength: quantity,
                maxLength: quantity,
              }),
            }),
          }),
        ),
        { maxLength: 6 },
      );

/** Any cart, with what is taken off it. */
export const discounted = cart.chain((whole) => fc.tuple(fc.constant(whole), discountsFor(whole)));

export function rulesOf(given: readonly Given[]) {
  const of = (wanted: DiscountStage) =>
    given.filter(({ stage }) => stage === wanted).map(({ discount }) => () => ({ discounts: [discount] }));
  const discounts: DiscountRules = { line: of('line'), cart: of('cart'), gift: of('gift') };
  return { ...STANDARD_RULES, discounts };
}
