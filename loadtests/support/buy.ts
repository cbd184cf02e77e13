import http from 'k6/http';
import { Counter, Rate, Trend } from 'k6/metrics';
import { ask, countRefusal, JourneyEnded } from './graph.ts';
import { SETTINGS } from './settings.ts';
import type { Shopper } from './shopper.ts';

const orders = new Counter('orders');
/** From the payment button to the answer. */
const paying = new Trend('pay_seconds');
/** Share of payments that were answered by an order. */
const paid = new Rate('order_ok');

const APPROVED = {
  number: '4111111111111111',
  expirationMonth: '12',
  expirationYear: '2031',
  securityCode: '123',
};
const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700900123',
  country: 'GB',
  streetName: 'St James’s Square',
  streetNumber: '12',
  city: 'London',
  postalCode: 'SW1Y 4JH',
};
const BROWSER = {
  language: 'en-GB',
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1440,
  timeDifference: 0,
};

interface Typed {
  readonly __typename: string;
}
interface Cart extends Typed {
  readonly id: string;
  readonly totalPrice: { readonly value: number };
}
interface Variant {
  readonly id: string;
  readonly sku: string;
}

export interface Ready {
  readonly cartId: string;
  readonly expectedTotal: number;
  readonly transientToken: string;
  readonly idempotencyKey: string;
}

/** @throws JourneyEnded when the answer is not of the wanted type, which is counted as a typed failure */
function typed<Wanted extends Typed>(operation: string, type: string, answer: Typed): Wanted {
  if (answer.__typename === type) return answer as Wanted;
  countRefusal(operation, answer.__typename);
  throw new JourneyEnded(operation);
}

/** A bag with one piece, its addresses and a card: everything but the payment. */
export function readyToPay(shopper: Shopper, sku: string): Ready {
  const { product } = ask<{ product: { id: string; variants: readonly Variant[] } }>(
    'GetProduct',
    { code: sku },
    shopper,
  );
  const variant = product.variants[0]!;
  const line = { productId: product.id, variantId: variant.id, sku: variant.sku };
  typed('AddToCart', 'Cart', ask<{ addToCart: Typed }>('AddToCart', line, shopper).addToCart);
  const delivery = {
    address: ADDRESS,
    email: shopper.email,
    marketingPreference: { email: false, post: false, mobile: false },
    isBillingAddress: true,
  };
  const saved = ask<{ saveShippingDetailsCourier: Typed }>(
    'SaveShippingDetailsCourier',
    { input: delivery },
    shopper,
  );
  const cart = typed<Cart>('SaveShippingDetailsCourier', 'Cart', saved.saveShippingDetailsCourier);
  const transientToken = cardToken(shopper);
  const input = { cartId: cart.id, transientToken };
  const authorised = ask<{ authoriseCardToken: Typed }>('AuthoriseCardToken', { input }, shopper);
  typed('AuthoriseCardToken', 'CardTokenAuthorised', authorised.authoriseCardToken);
  return {
    cartId: cart.id,
    expectedTotal: cart.totalPrice.value,
    transientToken,
    idempotencyKey: `load-${cart.id}`,
  };
}

/** Opens the payment page and types the card into the provider's fields: the number goes to the provider and nowhere else. */
function cardToken(shopper: Shopper): string {
  const { cart } = ask<{ cart: { cardFields: { captureContext: string } | null } }>(
    'GetPaymentCart',
    {},
    shopper,
  );
  if (cart.cardFields === null) throw new JourneyEnded('GetPaymentCart');
  const card = JSON.stringify({ captureContext: cart.cardFields.captureContext, card: APPROVED });
  const { status, body } = http.post(`${SETTINGS.cardUrl}/flex/v2/tokens`, card, {
    headers: { 'content-type': 'application/json' },
    tags: { op: 'cardFields', name: 'cardFields' },
    timeout: '10s',
  });
  if (status !== 201 || body === null) throw new JourneyEnded('cardFields');
  return body;
}

export interface Paid {
  /** The type of the answer. */
  readonly answer: string;
  readonly seconds: number;
}

/** Presses the payment button. An order is logged with its bag, so that the check afterwards knows what was promised. */
export function pay(shopper: Shopper, { cartId, ...payment }: Ready): Paid {
  const began = Date.now();
  const { initiateCardPayment: answer } = ask<{ initiateCardPayment: Typed & { orderNumber?: string } }>(
    ...(['InitiateCardPayment', { input: { ...payment, browser: BROWSER } }, shopper] as const),
  );
  const seconds = (Date.now() - began) / 1000;
  paying.add(seconds);
  const isOrder = answer.__typename === 'OrderPlaced';
  paid.add(isOrder);
  if (isOrder) {
    orders.add(1);
    console.log(JSON.stringify({ cartId, orderNumber: answer.orderNumber }));
  } else countRefusal('InitiateCardPayment', answer.__typename);
  return { answer: answer.__typename, seconds };
}
