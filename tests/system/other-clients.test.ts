import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ROLES } from '../fixtures/pieces.ts';
import { tokenFor } from '@loupe/scripted-shopper/card';
import { issueCard } from './support/gift-card.ts';
import { forgetAttempts } from './support/network.ts';
import { APPROVED } from '@loupe/scripted-shopper/order';
import { OPERATIONS, OtherClient, type Fields, type Way } from './support/other-client.ts';
import { payByWallet } from './support/pay-by-wallet.ts';
import { startSecondGateway } from './support/second-gateway.ts';
import { freePort } from './support/second-web.ts';

const SKU = ROLES.beaverbrooks.plenty;
/** Stores of Leeds and around have several. */
const KEPT_IN_STORES = '0100002';
const PASSWORD = 'nine lanterns over quiet water';
const PERSON = { firstName: 'Ada', lastName: 'Byron', phone: '07700900123' };
const PLACE = { streetName: 'High Street', streetNumber: '1', city: 'Leeds', postalCode: 'LS1 1UR' };
const ADDRESS = { ...PERSON, ...PLACE, country: 'GB' };

let origin: string;
let gateway: { stop(): Promise<void> };
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  gateway = await startSecondGateway(port, {
    ANSWER_GET: 'true',
    SITE_HOSTS: 'beaverbrooks.localhost=beaverbrooks',
  });
});
afterAll(() => gateway?.stop());
beforeEach(forgetAttempts);

const rows = (value: unknown) => value as readonly Fields[];

async function lookAround(client: OtherClient): Promise<void> {
  expect(await client.call('GetCurrentBaseStore', {})).toMatchObject({ country: 'GB', currency: 'GBP' });
  expect(Object.keys(await client.call('GetBuildInfo', {}))).toEqual(['version', 'commit', 'startedAt']);
  const { stores } = await client.call<{ stores: [{ store: { channelUrlCode: string } }] }>('FindStores', {
    input: { limit: 2 },
  });
  const [{ store }] = stores;
  expect(await client.call('GetStore', { channelUrlCode: store.channelUrlCode })).toEqual(store);
  const where = { place: 'LS1' };
  expect(rows(await client.call('GetClickAndCollectLocations', { input: where })).length).toBeGreaterThan(0);
  await client.call('ReserveAndCollectLocationsLookup', { input: { ...where, sku: SKU } });
}

async function search(client: OtherClient): Promise<void> {
  const asked = { pageSize: 4, pageIndex: 0, sortBy: 'price', sortAscDesc: 'desc', filters: [] };
  for (const [name, query] of [
    ['CollectionList', 'rings'],
    ['FacetedProductList', 'ring'],
  ] as const) {
    const all = await client.call(name, { ...asked, query, excludedFacets: [] });
    const [facet] = all['facets'] as unknown as [{ key: string }];
    const fewer = await client.call(name, { ...asked, query, excludedFacets: [facet.key] });
    expect(rows(fewer['facets']).map((each) => each['key'])).not.toContain(facet.key);
    expect(rows(all['products'])).toHaveLength(4);
  }
  expect(rows((await client.call('Search', { query: 'ring' }))['products']).length).toBeGreaterThan(0);
  expect(rows((await client.call('Suggest', { input: { text: 'ri' } }))['products']).length).toBeGreaterThan(
    0,
  );
  const category = await client.call('CategoryByName', { name: 'Rings' });
  const { listingUrl, landingUrl, key } = category;
  expect(await client.call('CategoryByListingUrl', { listingUrl })).toEqual(category);
  expect(await client.call('CategoryByLandingUrl', { landingUrl })).toEqual(category);
  expect(rows(await client.call('SubCategories', { key })).length).toBeGreaterThan(0);
}

const PAGE_VIEW = {
  eventName: 'PageView',
  eventId: randomUUID(),
  eventSourceUrl: 'https://shop.example/',
  consentId: randomUUID(),
};

/** @returns what is put into the bag */
async function look(client: OtherClient) {
  const product = await client.call('GetProduct', { productKey: SKU });
  const variants = await client.call('GetVariantsData', { productKey: SKU });
  expect(variants).toEqual(product['variants']);
  expect(await client.call('GetDynamicProductData', { productKey: SKU })).toMatchObject({
    productKey: SKU,
    variants,
  });
  expect(await client.call('GetProductQuickview', { productKey: SKU })).toMatchObject({ id: product['id'] });
  expect(rows(await client.call('GetProducts', { productsKeys: [SKU] }))).toHaveLength(1);
  expect(rows(await client.call('SearchByProductKeys', { input: { productKeys: [SKU] } }))).toHaveLength(1);
  await client.call('Recommendation', { input: { productKeys: [SKU] } });
  const [variant] = rows(variants);
  return { productId: product['id'], variantId: variant!['id'], sku: variant!['sku'] };
}

/** MU-03 and MU-04 answer the user. */
async function register(client: OtherClient): Promise<void> {
  const email = `other.${randomUUID().slice(-12)}@example.com`;
  expect(await client.call('IsAuthorized', {})).toBe(false);
  expect(await client.call('UserExists', { email })).toBe(false);
  // Nobody has agreed to marketing.
  expect(await client.call('SendFacebookEvent', { input: PAGE_VIEW })).toBe(false);
  expect(await client.call('PasswordStrength', { password: PASSWORD })).toBe(true);
  expect(await client.call('ReCaptchaRequired', { reCaptchaRealm: 'REGISTER' })).toBe(false);
  const input = {
    title: 'ms',
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    password: PASSWORD,
    source: 'signUp_page',
    emailOptIn: false,
    postOptIn: false,
    mobileOptIn: false,
    reCaptchaRealm: 'REGISTER',
  };
  expect(await client.call('SignUp', { input }, 'User')).toMatchObject({ email });
  expect(await client.call('UserInfo', {})).toMatchObject({ email });
  const named = await client.call('UpdateCustomerData', { input: { title: 'dr' } }, 'User');
  expect(named).toMatchObject({ title: 'dr', email });
  const added = await client.call('AddCustomerAddress', { input: ADDRESS }, 'User');
  const [{ id: addressId }] = added['addresses'] as unknown as [{ id: string }];
  const moved = { addressId, input: { ...ADDRESS, city: 'York' } };
  expect(await client.call('UpdateCustomerAddress', moved, 'User')).toMatchObject({
    addresses: [{ city: 'York' }],
  });
  const chosen = await client.call('SetDefaultAddress', { addressId, addressType: 'shipping' }, 'User');
  expect(chosen['defaultShippingAddressId']).toBe(addressId);
  expect(await client.call('RemoveCustomerAddress', { addressId }, 'User')).toMatchObject({ addresses: [] });
  expect(rows(await client.call('AddressLookup', { input: { term: 'LS1' } })).length).toBeGreaterThan(0);
  const changed = { input: { currentPassword: PASSWORD, password: `${PASSWORD} again` } };
  expect(await client.call('ResetPassword', changed, 'User')).toMatchObject({ email });
  expect(await client.call('ForgotPassword', { input: { email } })).toBe(true);
  expect(await client.call('SignOut', {})).toBe(true);
  await client.call('SignIn', { email, password: `${PASSWORD} again`, source: 'my_account' }, 'User');
}

async function keep(client: OtherClient): Promise<void> {
  await client.call('AddToShoppingList', { productKey: SKU }, 'ShoppingList');
  const list = await client.call('GetShoppingList', { input: { pageIndex: 0, pageSize: 5 } });
  expect(list).toMatchObject({ totalLineItems: 1, lineItems: [{ productKey: SKU }] });
  expect(await client.call('SendShoppingListEmail', { input: { email: 'friend@example.com' } })).toBe(true);
  await client.call('RemoveFromShoppingList', { productKey: SKU }, 'ShoppingList');
}

/** A piece that some store has: kept for the customer, seen in the account and given up. */
async function reserve(client: OtherClient): Promise<void> {
  const near = { input: { sku: KEPT_IN_STORES, place: 'Leeds' } };
  const stores = rows(await client.call('ReserveAndCollectLocationsLookup', near));
  const { store } = stores.find(({ hasPiece }) => hasPiece) as { store: { key: string } };
  const piece = { storeKey: store.key, sku: KEPT_IN_STORES };
  const prepared = await client.call('PrepareReservation', { input: piece });
  expect(prepared).toMatchObject({ reservedProductSku: KEPT_IN_STORES, needsConfirmation: false });
  const contact = { ...PERSON, email: 'ada@example.com' };
  const asked = { input: { ...piece, contact } };
  const { reservationNumber } = await client.call('PlaceReservation', asked, 'ReservationPlaced');
  const own = await client.call('GetReservation', { input: { reservationNumber } });
  expect(own).toMatchObject({ status: 'NEW', storeKey: store.key, contact: { name: 'Ada Byron' } });
  expect(await client.call('AccountReservations', {})).toEqual([own]);
  await client.call('ConfirmReservation', { token: 'forged' }, 'ReservationNotFoundError');
  const over = await client.call('CancelReservation', { input: { reservationNumber } }, 'ReservationKept');
  expect(over).toMatchObject({ reservation: { status: 'CANCELLED', reason: 'CUSTOMER' } });
}

/** A time in some store: kept while a form is filled in, booked, moved, seen in the account and given up. */
async function visit(client: OtherClient): Promise<void> {
  const [service] = rows(await client.call('BookableServices', { kind: 'CONSULTATION' }));
  const { key: serviceKey, stores } = service as { key: string; stores: [{ key: string }] };
  const wanted = { storeKey: stores[0].key, serviceKey };
  const { days } = await client.call<{ days: [{ times: { startsAt: string }[] }] }>('AppointmentTimes', {
    input: wanted,
  });
  const [first, later] = days.flatMap(({ times }) => times);
  await client.call('HoldAppointment', { input: { ...wanted, ...pick(first) } }, 'AppointmentHeld');
  const contact = { ...PERSON, email: 'ada@example.com' };
  const asked = { input: { ...wanted, ...pick(first), contact } };
  const { appointmentNumber } = await client.call('BookAppointment', asked, 'AppointmentBooked');
  const own = { appointmentNumber };
  await client.call('MoveAppointment', { input: { ...own, ...pick(later) } }, 'AppointmentKept');
  const moved = await client.call('GetAppointment', { input: own });
  expect(moved).toMatchObject({ status: 'BOOKED', startsAt: later?.startsAt });
  expect(await client.call('Appointments', {})).toEqual([moved]);
  expect(await client.call('CancelAppointment', { input: own })).toBe(true);
}

const pick = (time: { startsAt: string } | undefined) => ({ startsAt: time?.startsAt });

/** @returns the id of the bag's only line */
async function fill(client: OtherClient, piece: object): Promise<string> {
  const cart = await client.call('AddToCart', piece, 'Cart');
  const [{ id: lineItemId }] = cart['lineItems'] as unknown as [{ id: string }];
  return lineItemId;
}

async function changeBag(client: OtherClient, piece: object): Promise<void> {
  const noPlan = { financeProduct: 'no-such-plan', financeDeposit: 0 };
  await client.call('AddToCart', { ...piece, ...noPlan }, 'ValidationError');
  const lineItemId = await fill(client, piece);
  expect(await client.call('UpdateQuantity', { lineItemId, quantity: 2 }, 'Cart')).toMatchObject({
    quantity: 2,
  });
  await client.call('UpdateWristSize', { lineItemId, size: 180 });
  const moved = await client.call('AddToShoppingListFromCart', { lineItemId }, 'ShoppingListAndCart');
  expect(moved).toMatchObject({ shoppingList: { totalLineItems: 1 }, cart: { quantity: 0 } });
  await fill(client, piece);
  const code = 'NO-SUCH-CODE';
  await client.call('AddDiscountCode', { code });
  await client.call('RemoveDiscountCode', { code });
  await client.call('SetFreeGiftProduct', { giftId: randomUUID() });
  const { number: cardNumber, pin } = await issueCard('10.00');
  const applied = await client.call('AddGiftCard', { input: { cardNumber, pin } }, 'Cart');
  const [{ id: giftCardId }] = applied['appliedGiftCards'] as unknown as [{ id: string }];
  expect(await client.call('RemoveGiftCard', { giftCardId }, 'Cart')).toMatchObject({ appliedGiftCards: [] });
}

async function deliver(client: OtherClient): Promise<void> {
  const asked = { country: 'GB', postalCode: 'LS1 1UR' };
  const { shippingMethods } = await client.call('GetShipping', { input: asked });
  const nominated = rows(shippingMethods).find(({ isNominatedDay }) => isNominatedDay)!;
  const [nominatedDay] = nominated['deliverOnDates'] as unknown as [string];
  const at = rows(await client.call('GetClickAndCollectLocations', { input: { place: 'LS1' } }))[0]!;
  const { key: storeKey } = at['store'] as { key: string };
  await client.call('SaveShippingDetailsCollect', { input: { ...PERSON, storeKey } }, 'Cart');
  await client.call(
    'SaveShippingDetailsCourier',
    { input: { address: ADDRESS, email: 'ada@example.com' } },
    'Cart',
  );
  await client.call('UpdateShippingAddress', { address: ADDRESS }, 'Cart');
  const method = { shippingMethodId: nominated['id'], nominatedDay };
  expect(await client.call('UpdateShippingMethod', method, 'Cart')).toMatchObject({
    nodShippingDate: nominatedDay,
  });
  const both = await client.call('UpdateShippingMethodAndAddress', { ...method, address: ADDRESS }, 'Cart');
  expect(both).toMatchObject({ nodShippingDate: nominatedDay, shippingAddress: { city: 'Leeds' } });
}

async function pay(client: OtherClient): Promise<void> {
  await client.call('SaveBillingDetails', ADDRESS, 'Cart');
  const noPlan = { paymentMethod: 'v12', financeProduct: 'no-such-plan', financeDeposit: 0 };
  await client.call('updatePaymentMethod', noPlan, 'ValidationError');
  await client.call('updatePaymentMethod', { paymentMethod: 'credit_card' }, 'Cart');
  const cart = await client.call('GetCart', { isMutualCart: true, isCart: true });
  const input = { isMutualCart: true, isCart: true };
  const mutual = await client.call('GetMutualData', { input, shoppingInput: { pageIndex: 0, pageSize: 5 } });
  expect(mutual['cart']).toEqual(cart);
  const { captureContext } = await client.call<{ captureContext: string }>('CybsGetCaptureContext', {
    cartId: cart['id'],
  });
  const transientToken = await tokenFor(captureContext, APPROVED);
  await client.call(
    'AuthoriseCardToken',
    { input: { cartId: cart['id'], transientToken } },
    'CardTokenAuthorised',
  );
  const { value: expectedTotal } = cart['totalPrice'] as { value: number };
  const payment = { input: { transientToken, expectedTotal } };
  // The bag remembers no plan, and nobody has applied: each says so by its own answer.
  const plan = { expectedTotal, financeProduct: 'no-such-plan', financeDeposit: 0 };
  const applied = await client.call('SubmitFinanceApplication', { input: plan });
  expect(applied['__typename']).toMatch(/Error$/);
  const journey = { input: { financeApplicationId: randomUUID() } };
  expect(await client.call('FinanceEndJourney', journey, 'FinanceJourneyEnded')).toBeDefined();
  const { orderNumber } = await client.call('InitiateCardPayment', payment, 'OrderPlaced');
  const order = await client.call('GetOrder', { orderNumber, isOrderConfirmation: true }, 'Order');
  expect(order).toMatchObject({ orderNumber, totalPrice: { value: expectedTotal } });
  expect(order['revenue']).toBe(expectedTotal - (order['shippingPrice'] as { value: number }).value);
  expect(await client.call('AccountOrders', { getOrders: {} })).toMatchObject({
    total: 1,
    orders: [{ orderNumber }],
  });
  // Nothing is left to pay: each says so by its own failure.
  await client.call('ValidateCardPayment', { input: { placementId: randomUUID() } });
  await client.call('CreateFreeOfChargeOrder', { input: { expectedTotal: 0 } });
  await client.call('CreateGivexOrder', { input: { expectedTotal: 0 } });
  await payByWallet(client, ADDRESS);
}

describe('another client of the graph', () => {
  it.each<Way>([
    { by: 'text', method: 'POST' },
    { by: 'id', method: 'POST' },
    { by: 'text', method: 'GET' },
    { by: 'id', method: 'GET' },
  ])('[QY-19] [RE-10] buys with every listed operation by its $by and $method', async (way) => {
    const client = new OtherClient(way, origin);
    await lookAround(client);
    await search(client);
    const piece = await look(client);
    await register(client);
    await keep(client);
    await reserve(client);
    await visit(client);
    await changeBag(client, piece);
    await deliver(client);
    await pay(client);
    expect([...OPERATIONS.keys()].filter((name) => !client.called.has(name))).toEqual([]);
    expect(client.got > 0).toBe(way.method === 'GET');
  });
});
