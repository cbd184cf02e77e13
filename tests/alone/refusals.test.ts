import { beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { ONLY_THERE, ROLES } from '../fixtures/pieces.ts';
import { captureContext, cardToken } from '@loupe/scripted-shopper/card';
import { changesNothing } from '../system/support/changes-nothing.ts';
import {
  ADDRESS,
  addToCart,
  APPROVED,
  isCart,
  pay,
  readyToPay,
  saveDelivery,
  updateQuantity,
  variantOf,
  type CartView,
} from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const NOWHERE = '00000000-0000-7000-8000-000000000000';

describe('bad input gets a typed answer and changes nothing', () => {
  let pendant: Awaited<ReturnType<typeof variantOf>>;
  let shopper: Shopper;
  let cart: CartView;

  beforeAll(async () => {
    shopper = new Shopper();
    pendant = await variantOf(shopper, ROLES.beaverbrooks.plenty);
    const added = await addToCart(shopper, pendant);
    if (!isCart(added)) throw new Error(added.message);
    cart = added;
  });

  it('[MU-05] an unknown sku', async () => {
    const unknown = { productId: NOWHERE, variantId: NOWHERE, sku: '9999999' };
    const answer = await changesNothing(() => addToCart(shopper, unknown));
    expect(answer.__typename).toBe('ProductNotFoundError');
  });

  it.each([
    [ROLES.beaverbrooks.storeOnly, 'retail only'],
    [ONLY_THERE.priceOnRequest, 'price upon enquiry'],
  ])('[MU-05] an unsellable sku: %s is %s', async (key) => {
    const ids = await variantOf(shopper, key);
    const answer = await changesNothing(() => addToCart(shopper, ids));
    expect(answer.__typename).toBe('ProductNotSellableError');
  });

  it('[MU-05] a sold-out piece', async () => {
    const ids = await variantOf(shopper, ROLES.beaverbrooks.soldOut);
    const answer = await changesNothing(() => addToCart(shopper, ids));
    expect(answer.__typename).toBe('InsufficientStockError');
  });

  it.each([-1, 100])('[MU-06][VA-13] quantity %d', async (quantity) => {
    const { data } = await changesNothing(() => updateQuantity(shopper, cart.lineItems[0]!.id, quantity));
    expect(data?.updateQuantity).toMatchObject({ __typename: 'ValidationError', code: 'ValidationError' });
  });

  it.each([1.5, 2 ** 31])('[MU-06] quantity %d is not an Int of the graph', async (quantity) => {
    const { status, errors } = await changesNothing(() =>
      updateQuantity(shopper, cart.lineItems[0]!.id, quantity),
    );
    expect(status).toBeLessThan(500);
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('[MU-06][RO-01] a line of another shopper’s bag', async () => {
    const stranger = new Shopper();
    await addToCart(stranger, pendant);
    const { data } = await changesNothing(() => updateQuantity(stranger, cart.lineItems[0]!.id, 2));
    expect(data?.updateQuantity.__typename).toBe('LineItemNotFoundError');
  });

  it('[QY-04] another shopper’s bag by its id', async () => {
    const stranger = new Shopper();
    await addToCart(stranger, pendant);
    const query = 'query GetCart($id: ID!) { cart(input: { id: $id }) { id } }';
    const { errors } = await changesNothing(() => stranger.graph(query, { id: cart.id }));
    expect(errors[0]?.extensions?.code).toBe('CartNotFoundError');
  });

  it.each(['FR', 'US', 'GBR', ''])('[VA-03][MU-11] an address in “%s”', async (country) => {
    const answer = await changesNothing(() => saveDelivery(shopper, { ...ADDRESS, country }));
    expect(answer).toMatchObject({ __typename: 'ValidationError', code: 'ValidationError' });
  });

  it('[MU-13] a stale expected total reserves nothing, and the answer has the new total', async () => {
    const buyer = new Shopper();
    const ready = await readyToPay(buyer, pendant);
    const answer = await changesNothing(() =>
      pay(buyer, { transientToken: ready.transientToken, expectedTotal: ready.cart.totalPrice.value - 1 }),
    );
    expect(answer.__typename).toBe('PriceChangedError');
  });

  it('[QY-15] a card token made for another shopper’s bag', async () => {
    const buyer = new Shopper();
    const ready = await readyToPay(buyer, pendant);
    const thief = new Shopper();
    const theirs = await readyToPay(thief, pendant);
    const answer = await pay(thief, {
      transientToken: ready.transientToken,
      expectedTotal: theirs.cart.totalPrice.value,
    });
    expect(answer.__typename).toBe('PaymentTokenError');
  });

  it('[QY-15] a tampered card token', async () => {
    const buyer = new Shopper();
    const { cart: bag, transientToken } = await readyToPay(buyer, pendant);
    const [head, , signature] = transientToken.split('.');
    const forged = Buffer.from(JSON.stringify({ iss: 'Flex/00', exp: 9999999999, jti: 'x' })).toString(
      'base64url',
    );
    const answer = await pay(buyer, {
      transientToken: `${head}.${forged}.${signature}`,
      expectedTotal: bag.totalPrice.value,
    });
    expect(answer.__typename).toBe('PaymentTokenError');
    const genuine = await cardToken(buyer, bag.id, APPROVED);
    const retried = await pay(buyer, { transientToken: genuine, expectedTotal: bag.totalPrice.value });
    expect(retried.__typename).toBe('OrderPlaced');
  });

  it('[QY-15] a capture context requires the shopper’s own bag', async () => {
    expect(await captureContext(shopper, cart.id)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it.each([
    ['payments-finance', '/loupe.payments.v1.PaymentsService/CancelPayment', { placementId: NOWHERE }],
    ['payments-finance', '/loupe.payments.v1.PaymentsService/AuthorisePayment', { placementId: NOWHERE }],
    ['identity', '/loupe.identity.v1.SessionsService/ExchangeSession', { token: 'x', site: 'loupe' }],
  ])('an unsigned RPC to %s%s', async (service, path, message) => {
    const url = `http://127.0.0.1:${stackUnderTest().ports[service]}${path}`;
    const reply = await changesNothing(() =>
      request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      }),
    );
    expect([reply.statusCode, await reply.body.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
  });

  it('a request to a subgraph without an assertion', async () => {
    const url = `http://127.0.0.1:${stackUnderTest().ports['cart-checkout']}/graphql`;
    const reply = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ cart { id } }' }),
    });
    expect(reply.statusCode).toBe(401);
    await reply.body.dump();
  });
});
