import { member, newEmail, PASSWORD, addAddress } from '@loupe/scripted-shopper/account';
import { network } from '../network.ts';
import {
  addToCart,
  ADDRESS,
  isCart,
  saveBilling,
  saveDelivery,
  variantOf,
} from '@loupe/scripted-shopper/order';
import { ROLES } from '../../../fixtures/pieces.ts';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { withDatabase } from '@loupe/scripted-shopper/database';
import type { Plausible } from './arguments.ts';

export interface Visitor {
  readonly shopper: Shopper;
  readonly headers: Readonly<Record<string, string>>;
  readonly plausible: Plausible;
}

const TODAY_SERVED = { email: false, post: false, mobile: false };

/** A shopper with a bag that can be paid for, and what its pages would send. @param signedIn has an account too */
export async function visitor(signedIn: boolean): Promise<Visitor> {
  const shopper = new Shopper('beaverbrooks');
  const email = signedIn ? (await member(shopper)).email : newEmail();
  const addressId = signedIn ? await addAddress(shopper) : undefined;
  const productKey = ROLES.beaverbrooks.plenty;
  const ids = await variantOf(shopper, productKey);
  const cart = await addToCart(shopper, ids);
  if (!isCart(cart)) throw new Error(cart.message);
  await saveDelivery(shopper, ADDRESS, email);
  await saveBilling(shopper);
  const plausible = {
    ...ids,
    productKey,
    key: productKey,
    earlierKey: productKey,
    productCode: productKey,
    keys: productKey,
    productsKeys: productKey,
    productKeys: productKey,
    slug: 'ring',
    query: 'ring',
    cartId: cart.id,
    lineItemId: cart.lineItems[0]?.id,
    ...(addressId && { addressId, id: addressId }),
    ...ADDRESS,
    address: undefined,
    email,
    currentPassword: PASSWORD,
    password: PASSWORD,
    shippingMethodId: 'STD',
    nominatedDay: undefined,
    paymentMethod: undefined,
    code: 'TEN',
    pageIndex: 0,
    pageSize: 10,
    quantity: 1,
    wristSize: undefined,
    giftCardValue: undefined,
    expectedTotal: cart.totalPrice.value,
    cardNumber: '6036280000000000000',
    pin: '1234',
    title: 'ms',
    type: 'product',
    context: productKey,
    place: 'Manchester',
    term: 'SW1Y 4JH',
    latitude: 53.48,
    longitude: -2.24,
    rating: 5,
    nickname: 'Ada',
    reCaptchaRealm: 'REGISTER',
    ...(await idsOfOthers()),
    preferredDay: '2027-01-15',
    day: 1,
    month: 1,
    textVersion: 1,
    marketingPreference: TODAY_SERVED,
    kind: undefined,
    at: undefined,
    staging: undefined,
  };
  return { shopper, headers: network(), plausible: withoutUndefined(plausible) };
}

const withoutUndefined = (given: object): Plausible =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** Names that other services know. */
const idsOfOthers = () =>
  withDatabase(async (client) => {
    const one = async (text: string) =>
      (await client.query<{ value: string }>(`SELECT (${text}) AS value`)).rows[0]?.value;
    return {
      storeKey: await one('SELECT key FROM stores_reservations.store ORDER BY key LIMIT 1'),
      serviceKey: 'valuation',
      startsAt: '2027-01-15T11:00:00.000Z',
      showroom: 'manchester',
      financeApplicationId: '0190a000-0000-7000-8000-000000000000',
      placementId: '0190a000-0000-7000-8000-000000000000',
      giftCardId: '0190a000-0000-7000-8000-000000000000',
      sessionId: '0190a000-0000-7000-8000-000000000000',
      giftId: '0190a000-0000-7000-8000-000000000000',
      consentId: '0190a000-0000-7000-8000-000000000000',
      idempotencyKey: '0190a000-0000-7000-8000-000000000000',
      orderNumber: 'BB000000000',
      channelUrlCode: 'manchester',
    };
  });
