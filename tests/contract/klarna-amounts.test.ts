import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { OrderContentSchema } from '@loupe/contracts/payments/service';
import fc from 'fast-check';
import { readOrderBody } from '../../sandbox/klarna/sessions/shape.ts';
import { toContent } from '../../services/cart-checkout/src/adapters/payments/content-messages.ts';
import { orderContent as contentOf } from '../../services/cart-checkout/src/domain/placement/order-content.ts';
import { planPayment } from '../../services/cart-checkout/src/domain/placement/plan.ts';
import { priceCart } from '../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import type { PricedCart } from '../../services/cart-checkout/src/domain/pricing/priced-cart.ts';
import { discounted, rulesOf } from '../../services/cart-checkout/tests/support/generated-carts.ts';
import { sessionBody } from '../../services/payments-finance/src/adapters/klarna/create-session.ts';
import { orderContent as contentSchema } from '../../services/payments-finance/src/rpc/order-content.ts';

const URLS = {
  returnUrl: 'https://shop.example/payment',
  callbackUrl: 'https://shop.example/webhooks/klarna',
};

/** The session of a bag: by the code of checkout, over the wire, by the code of payments, as the sandbox reads it. */
function sessionFor(cart: PricedCart, pence: number) {
  const message = create(OrderContentSchema, toContent(contentOf({ cart })));
  const content = contentSchema.parse(fromBinary(OrderContentSchema, toBinary(OrderContentSchema, message)));
  const order = {
    amount: { minorUnits: pence, currency: 'GBP' },
    reference: 'BB1',
    merchantTransactionId: 't',
  };
  return readOrderBody(sessionBody({ ...order, content }, URLS));
}

describe('what Klarna is told of a bag', () => {
  it('[EU-22] passes the vendor’s own arithmetic, whatever discounts, gift cards, delivery and rates of VAT are in it', () => {
    const seen = { physical: 0, digital: 0, discount: 0, gift_card: 0, shipping_fee: 0, whole: 0 };
    fc.assert(
      fc.property(discounted, ([bag, given]) => {
        const cart = priceCart(bag, rulesOf(given));
        const giftCards = (cart.giftCards ?? []).reduce((sum, { taken }) => sum + taken, 0);
        fc.pre(cart.total > giftCards);
        const rest = planPayment(cart, 'credit-card').at(-1)?.amount ?? 0;
        const session = sessionFor(cart, rest);
        expect(session.order_amount).toBe(rest);
        // Not less than nothing; more than is left to pay where gift cards pay most of it.
        expect(session.order_tax_amount).toBeGreaterThanOrEqual(0);
        for (const type of new Set(session.order_lines.map((line) => line.type)))
          seen[type as keyof typeof seen] += 1;
        seen.whole += session.order_lines.some(({ name }) => name === 'Order') ? 1 : 0;
      }),
      { numRuns: 2_000 },
    );
    // No bag was told as one sum, and each kind of line was tried.
    const { whole, ...kinds } = seen;
    expect(whole).toBe(0);
    for (const times of Object.values(kinds)) expect(times).toBeGreaterThan(10);
  });

  it('[EU-22] is the amount alone where the parts are not known', () => {
    const order = {
      amount: { minorUnits: 12_00, currency: 'GBP' },
      reference: 'BB1',
      merchantTransactionId: 't',
    };
    expect(readOrderBody(sessionBody({ ...order, content: undefined }, URLS)).order_lines).toMatchObject([
      { type: 'physical', total_amount: 12_00, total_tax_amount: 2_00 },
    ]);
  });
});
