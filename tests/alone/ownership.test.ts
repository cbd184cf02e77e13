import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ASSERTION_HEADER, signAssertion } from '@loupe/subgraph-server/assertion';
import { SignJWT, UnsecuredJWT } from 'jose';
import { SERVICES } from '@loupe/contracts/services';
import { ROLES } from '../fixtures/pieces.ts';
import { addAddress, member } from '@loupe/scripted-shopper/account';
import { changesNothing } from '../system/support/changes-nothing.ts';
import {
  bareSubgraph,
  gatewayKeys,
  openGateway,
  STRANGER,
  subgraph,
} from '../system/support/entry-points.ts';
import { forgetAttempts } from '../system/support/network.ts';
import { addToCart, buy, isCart, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { request } from 'undici';

const ORDER = `query GetOrder($orderNumber: String!, $email: String) {
  order(orderNumber: $orderNumber, email: $email, isOrderConfirmation: true) { __typename ... on Order { orderNumber } }
}`;
const BAG = 'query GetCart($id: ID!) { cart(input: { id: $id }) { id } }';

let owner: Shopper;
let stranger: Shopper;
let orderNumber: string;
let pendant: Awaited<ReturnType<typeof variantOf>>;

beforeAll(async () => {
  [owner, stranger] = [new Shopper(), new Shopper()];
  pendant = await variantOf(owner, ROLES.beaverbrooks.plenty);
  orderNumber = await buy(owner, pendant);
  await stranger.ask('query IsAuthorized { isAuthorized }');
});

beforeAll(forgetAttempts);
afterAll(forgetAttempts);

describe('data of another shopper', () => {
  it('[N25] an order by its number is not found, at the gateway and behind it', async () => {
    const { data } = await changesNothing(() => stranger.graph(ORDER, { orderNumber }));
    expect(data).toEqual({ order: null });
    const behind = await changesNothing(() =>
      subgraph('cart-checkout')({ body: { query: ORDER, variables: { orderNumber } } }),
    );
    expect(behind.data).toEqual({ order: null });
    expect(await owner.ask(ORDER, { orderNumber })).toMatchObject({ order: { orderNumber } });
  });

  it('[N26] an order with a wrong e-mail is answered exactly like an unknown order', async () => {
    const wrong = { orderNumber, email: 'somebody.else@example.com' };
    const none = { orderNumber: 'BB000000000', email: 'somebody.else@example.com' };
    const answers = await changesNothing(async () => [
      await stranger.graph(ORDER, wrong),
      await stranger.graph(ORDER, none),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({ status: 200, data: { order: null }, errors: [] });
  });

  it('[N26] repeated attempts to find an order are stopped', async () => {
    const trier = new Shopper();
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++) {
      const email = `guess${i}@example.com`;
      const { errors } = await trier.graph(ORDER, { orderNumber, email }, headers);
      codes.push(errors[0]?.extensions?.code);
    }
    expect(codes.slice(-1)).toEqual(['TooManyAttemptsError']);
  });

  it('[N27] a bag by its id is not found, at the gateway and behind it', async () => {
    const other = new Shopper();
    const bag = await addToCart(other, pendant);
    if (!isCart(bag)) throw new Error(bag.message);
    await addToCart(stranger, pendant);
    const { errors } = await changesNothing(() => stranger.graph(BAG, { id: bag.id }));
    expect(errors[0]?.extensions?.code).toBe('CartNotFoundError');
    const body = { query: BAG, variables: { id: bag.id } };
    expect((await changesNothing(() => subgraph('cart-checkout')({ body }))).codes).toEqual([
      'CartNotFoundError',
    ]);
  });

  it('[N28] an address cannot be changed or removed by its id', async () => {
    const [resident, intruder] = [new Shopper(), new Shopper()];
    await member(resident);
    const addressId = await addAddress(resident);
    await member(intruder);
    const change = `mutation SetDefaultAddress($addressId: ID!) {
      setDefaultAddress(addressId: $addressId, addressType: shipping) { __typename }
    }`;
    const remove = `mutation RemoveCustomerAddress($addressId: ID!) {
      removeCustomerAddress(addressId: $addressId) { __typename }
    }`;
    expect(await changesNothing(() => intruder.ask(change, { addressId }))).toEqual({
      setDefaultAddress: { __typename: 'AddressNotFoundError' },
    });
    await changesNothing(() => intruder.graph(remove, { addressId }));
    const body = { query: remove, variables: { addressId } };
    await changesNothing(() => subgraph('identity')({ body }));
    const mine = 'query GetCustomer { user { addresses { id } } }';
    expect(await resident.ask(mine)).toEqual({ user: { addresses: [{ id: addressId }] } });
  });

  it('[N28] a list cannot be requested for another shopper', async () => {
    await owner.graph(
      `mutation A { addToShoppingList(productKey: "${ROLES.beaverbrooks.plenty}") { __typename } }`,
    );
    const { data } = await stranger.graph('query L { shoppingList { totalLineItems } }');
    expect(data).toEqual({ shoppingList: { totalLineItems: 0 } });
    const named = 'query L { shoppingList(input: { id: "1" }) { id } }';
    for (const entry of [openGateway, subgraph('cart-checkout')])
      expect((await changesNothing(() => entry({ body: { query: named } }))).status).toBe(400);
  });

  it.each(['customerId', 'role', 'isStaff', 'ownerKey', '__proto__'])(
    '[N33] %s in an input is not a field of the graph',
    async (field) => {
      const query =
        'mutation S($input: CustomerDataInput!) { updateCustomerData(input: $input) { __typename } }';
      const body = `{"query":${JSON.stringify(query)},"variables":{"input":{"firstName":"Eve","${field}":"1"}}}`;
      const answers = await changesNothing(async () => [
        await openGateway({ body }),
        await subgraph('identity')({ body }),
      ]);
      // A name such as __proto__ is a field like any other or is ignored; it changes nothing.
      for (const { data, status } of answers) {
        expect(status).toBeLessThan(500);
        expect(data ?? {}).not.toMatchObject({ updateCustomerData: { __typename: 'User' } });
      }
    },
  );
});

describe('[N34] headers that claim an identity', () => {
  it('are ignored by the gateway', async () => {
    const { id, email } = await member(new Shopper());
    const claims = {
      'x-user-id': id,
      'x-customer-id': id,
      'x-forwarded-user': email,
      'x-authenticated-email': email,
      'x-client-ip': '127.0.0.1',
      'x-loupe-session-begun': 't'.repeat(43),
      'x-site': 'loupe',
      [ASSERTION_HEADER]: new UnsecuredJWT({ site: 'beaverbrooks', customer_id: id }).encode(),
    };
    const { data } = await stranger.graph('query I { isAuthorized userInfo { id } }', {}, claims);
    expect(data).toEqual({ isAuthorized: false, userInfo: null });
  });

  it('are ignored by the storefront, whose proxy also runs if a header claims that it has run', async () => {
    const { ports } = stackUnderTest();
    const { statusCode, headers, body } = await request(`http://localhost:${ports['web']}/my-account`, {
      headers: {
        host: `beaverbrooks.localhost:${ports['web']}`,
        'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
        'x-forwarded-host': 'evil.example',
      },
    });
    expect(statusCode).toBeLessThan(500);
    expect(headers['location'] ?? '').not.toContain('evil.example');
    expect(await body.text()).not.toContain('evil.example');
  });
});

describe.each(SERVICES)('%s without the gateway', (name) => {
  const body = { query: 'query T { __typename }' };

  it('[N35] rejects a request without an assertion', async () => {
    const { status, codes } = await changesNothing(() => bareSubgraph(name)({ body }));
    expect([status, codes]).toEqual([401, ['UNAUTHENTICATED']]);
  });

  it('[N36] rejects an assertion that is expired, unsigned, of another key, or for another audience', async () => {
    const hourAgo = () => new Date(Date.now() - 3_600_000);
    const { kid } = gatewayKeys().active;
    const key = generateKeyPairSync('ed25519').privateKey;
    const otherKeys = () => ({ accepted: new Map(), active: { kid, key } });
    const claims = { site: 'beaverbrooks', sid: null, anonymous_id: 'a', customer_id: 'c' };
    const now = Math.floor(Date.now() / 1000);
    const elsewhere = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuer('gateway')
      .setAudience('payments-finance')
      .setIssuedAt(now)
      .setExpirationTime(now + 60)
      .sign(gatewayKeys().active.key);
    const forged = [
      await signAssertion(STRANGER, { keys: gatewayKeys, now: hourAgo }),
      await signAssertion(STRANGER, { keys: otherKeys, now: () => new Date() }),
      new UnsecuredJWT(claims)
        .setIssuer('gateway')
        .setAudience('subgraph')
        .setIssuedAt(now)
        .setExpirationTime(now + 60)
        .encode(),
      elsewhere,
      'not.a.token',
    ];
    for (const assertion of forged) {
      const attempt = { body, headers: { [ASSERTION_HEADER]: assertion } };
      const { status, codes } = await changesNothing(() => bareSubgraph(name)(attempt));
      expect([status, codes]).toEqual([401, ['UNAUTHENTICATED']]);
    }
  });
});
