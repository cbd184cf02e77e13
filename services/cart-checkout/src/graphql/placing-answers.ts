import type { PlaceAnswer } from '../use-cases/place-order.ts';

/**
 * What a mutation cannot answer, since its union does not name it: it is said of a payment of the same cart by another mutation.
 * @param instead what is said instead, by type
 */
const saying =
  <const Instead extends Readonly<Partial<Record<PlaceAnswer['type'], SaidInstead>>>>(instead: Instead) =>
  (answer: PlaceAnswer) => {
    const type = (instead as Readonly<Partial<Record<PlaceAnswer['type'], SaidInstead>>>)[answer.type];
    // TypeScript does not follow a look-up by the type.
    return (type === undefined ? answer : { type }) as
      Exclude<PlaceAnswer, { type: keyof Instead }> | { readonly type: Instead[keyof Instead] & SaidInstead };
  };

type SaidInstead = 'CheckoutInProgress' | 'PaymentUnavailableError';

/** Of an order that gift cards pay for completely. The others answer a payment by card. */
export const asGivexAnswer = saying({
  OrderPending: 'CheckoutInProgress',
  PaymentDeclinedError: 'PaymentUnavailableError',
  PaymentTokenError: 'PaymentUnavailableError',
});

/** Of an order that is free of charge. The others answer a payment that was started before the cart became free. */
export const asFreeAnswer = saying({
  GiftCardNotValid: 'CheckoutInProgress',
  GiftCardUnavailable: 'CheckoutInProgress',
  OrderPending: 'CheckoutInProgress',
  PaymentDeclinedError: 'CheckoutInProgress',
  PaymentTokenError: 'CheckoutInProgress',
  PaymentUnavailableError: 'CheckoutInProgress',
});
