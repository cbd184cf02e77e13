import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { OrderContentSchema } from '@loupe/contracts/payments/service';
import fc from 'fast-check';
import { z } from 'zod';
import { amountShape, itemShape, totalOf } from '../../sandbox/paypal/orders/arithmetic.ts';
import { toContent } from '../../services/cart-checkout/src/adapters/payments/content-messages.ts';
import { orderContent as contentOf } from '../../services/cart-checkout/src/domain/placement/order-content.ts';
import { planPayment } from '../../services/cart-checkout/src/domain/placement/plan.ts';
import { priceCart } from '../../services/cart-checkout/src/domain/pricing/price-cart.ts';
import type { PricedCart } from '../../services/cart-checkout/src/domain/pricing/priced-cart.ts';
import { discounted, rulesOf } from '../../services/cart-checkout/tests/support/generated-carts.ts';
import { unitContent } from '../../services/payments-finance/src/adapters/paypal/purchase-unit.ts';
import { orderContent as contentSchema } from '../../services/payments-finance/src/rpc/order-content.ts';

const unit = z.object({ amount: amountShape, items: z.array(itemShape).optional() });

/** The purchase unit of a bag: by the code of checkout, over the wire, by the code of payments. */
function unitFor(cart: PricedCart, pence: number) {
  const message = create(OrderContentSchema, toContent(contentOf({ cart })));
  const content = contentSchema.parse(fromBinary(OrderContentSchema, toBinary(OrderContentSchema, message)));
  return unit.parse(unitContent({ minorUnits: pence, currency: 'GBP' }, content));
}

describe('what PayPal is told of a bag', () => {
  it('[MU-14] adds up to the penny by the vendor’s own arithmetic, whatever discounts, gift cards and delivery are in it', () => {
    const seen = { parts: 0, giftCards: 0, discounts: 0, delivery: 0 };
    fc.assert(
      fc.property(discounted, ([bag, given]) => {
        const cart = priceCart(bag, rulesOf(given));
        const giftCards = (cart.giftCards ?? []).reduce((sum, { taken }) => sum + taken, 0);
        fc.pre(cart.total > giftCards);
        const rest = planPayment(cart, 'paypal').at(-1)?.amount ?? 0;
        const { amount, items } = unitFor(cart, rest);
        expect(totalOf(amount, items)).toBe(rest);
        seen.parts += amount.breakdown === undefined ? 0 : 1;
        seen.giftCards += giftCards > 0 ? 1 : 0;
        seen.discounts += cart.lines.some(({ discounts }) => discounts.length > 0) ? 1 : 0;
        seen.delivery += (cart.shipping ?? 0) > 0 ? 1 : 0;
      }),
      { numRuns: 2_000 },
    );
    // Every bag that has a price has its parts, and each kind of bag was tried.
    expect(seen.parts).toBe(2_000);
    for (const kind of [seen.giftCards, seen.discounts, seen.delivery]) expect(kind).toBeGreaterThan(5);
  });
});
