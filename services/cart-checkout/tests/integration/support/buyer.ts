import type { PricedCart } from '../../../src/domain/pricing/priced-cart.ts';
import type { Shopper } from '../../../src/domain/shopper.ts';
import type { PlaceAnswer } from '../../../src/use-cases/place-order.ts';
import { CLIENT } from './client.ts';
import { placingBy } from './placing-by.ts';
import { piece } from './products.ts';
import { guest } from './shop.ts';
import type { Instance } from './shop.ts';

export const ADDRESS = {
  salutation: 'ms',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700 900123',
  country: 'GB',
  region: null,
  streetName: 'St James’s Square',
  streetNumber: '12',
  city: 'London',
  postalCode: 'sw1y4jh',
};

export const BROWSER = {
  language: 'en-GB',
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 844,
  screenWidth: 390,
  timeDifference: 0,
};

export interface Buyer {
  readonly shopper: Shopper;
  readonly cart: PricedCart;
}

/** A guest with the pieces in the bag and all details except the card. */
export async function readyToPay(shop: Instance, skus: readonly string[], shopper = guest()): Promise<Buyer> {
  for (const sku of skus) await shop.addToCart(shopper, piece(sku));
  await shop.saveShippingDetailsCourier(shopper, { address: ADDRESS, email: 'ada@example.com' });
  const answer = await shop.saveBillingDetails(shopper, { choice: 'SAME_AS_DELIVERY' });
  if (answer.type !== 'Cart') throw new Error(`The bag is not ready: ${answer.type}`);
  return { shopper, cart: answer.cart };
}

/** A buyer who has entered the code. */
export async function buyerWithCode(
  shop: Instance,
  sku: string,
  { code, shopper, email }: { readonly code: string; readonly shopper: Shopper; readonly email: string },
): Promise<Buyer> {
  await readyToPay(shop, [sku], shopper);
  await shop.saveShippingDetailsCourier(shopper, { address: ADDRESS, email });
  const caller = { session: 'session', network: '203.0.113.0/24' };
  const answer = await shop.addDiscountCode(shopper, code, caller);
  if (answer.type !== 'Cart') throw new Error(answer.type);
  return { shopper, cart: answer.cart };
}

/** @param reCaptchaToken needed after a challenge that came to nothing */
export function pay(
  shop: Pick<Instance, 'placeOrder'>,
  { shopper, cart }: Buyer,
  idempotencyKey: string | null = null,
  reCaptchaToken: string | null = null,
) {
  return placingBy(shop).placeOrderByCard(shopper, {
    transientToken: 'a card token',
    expectedTotal: cart.total,
    idempotencyKey,
    client: CLIENT,
    browser: BROWSER,
    reCaptchaToken,
  });
}

/** A buyer whose bank requires a challenge. */
export async function sentToTheBank(
  shop: Instance,
  sku: string,
  shopper = guest(),
): Promise<Buyer & Extract<PlaceAnswer, { type: 'OrderPending' }>> {
  const buyer = await readyToPay(shop, [sku], shopper);
  const pending = await pay(shop, buyer);
  if (pending.type !== 'OrderPending') throw new Error(`The bank did not ask: ${pending.type}`);
  return { ...buyer, ...pending };
}

export function countByType(answers: readonly { readonly type: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of answers) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
