import { chosenMethod, methodsFor } from '../delivery/delivery-choice.ts';
import { COURIER_METHOD } from '../delivery/delivery-methods.ts';
import { parcelsOf } from '../delivery/parcels.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import type { Stage } from './stage.ts';

/** The delivery methods with their charges for this cart, and the chosen one if it is still offered. */
export const priceDelivery: Stage = (priced, cart) => {
  const methods = methodsFor(cart, goodsForDelivery(priced)).map((method) =>
    method.id === COURIER_METHOD && (priced.freeDelivery ?? null) !== null ? { ...method, price: 0 } : method,
  );
  const chosen = chosenMethod(methods, cart);
  return {
    ...priced,
    deliveryMethods: methods,
    shippingMethod: chosen?.id ?? null,
    shipping: chosen?.price ?? null,
    nominatedDay: chosen?.isNominated === true ? (cart.nominatedDay ?? null) : null,
    sentApart: cart.sentApart ?? false,
    parcels: parcelsOf(priced.lines, chosen, cart),
  };
};

/**
 * The value that decides on the charge, in pence: prices before discounts, because a discount must never cost the shopper free
 * delivery, or 0 when there is nothing to pay. Gift cards and free gifts do not count.
 */
function goodsForDelivery({ lines }: PricedCart): number {
  const goods = lines.filter(
    ({ giftCardValue, freeGiftOf }) => giftCardValue === undefined && freeGiftOf === undefined,
  );
  const left = sumOver(goods, ({ unitAmounts }) => unitAmounts.reduce((sum, amount) => sum + amount, 0));
  return left === 0 ? 0 : sumOver(goods, ({ unitPrice, quantity }) => unitPrice * quantity);
}

const sumOver = (lines: readonly PricedLine[], valueOf: (line: PricedLine) => number): number =>
  lines.reduce((sum, line) => sum + valueOf(line), 0);
