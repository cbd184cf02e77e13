import { describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { changesNothing } from '../system/support/changes-nothing.ts';
import {
  bareSubgraph,
  openGateway,
  shopGateway,
  subgraph,
  type EntryPoint,
  type Attempt,
} from '../system/support/entry-points.ts';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';

const CART = 'query GetCart { cart { id } }';
const TOUCH = 'mutation AddToCart { addToCart(productId: "x", variantId: "x", sku: "x") { __typename } }';
const checkout = subgraph('cart-checkout');

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nested = (depth: number): string => (depth === 0 ? 'name' : `ofType { ${nested(depth - 1)} }`);
const deep = (depth: number): string => (depth === 0 ? 'id' : `lineItems { ${deep(depth - 1)} }`);
const SIGN_IN = 'signIn(email: "roberta@example.com", password: "guess", source: my_account) { __typename }';

/** Rejected at every entry point without an effect: as unlisted at the shop's gateway, by the given status at the others. */
async function refused(attempt: Attempt, [open, behind]: [number, number | undefined]): Promise<void> {
  await changesNothing(async () => {
    expect((await openGateway(attempt)).status).toBe(open);
    const shop = await shopGateway(attempt);
    expect(shop.status).toBeGreaterThanOrEqual(400);
    expect(shop.status).toBeLessThan(500);
    expect(shop.data).toBeUndefined();
    expect((await bareSubgraph('cart-checkout')(attempt)).status).toBe(401);
    if (behind !== undefined) expect((await checkout(attempt)).status).toBe(behind);
  });
}

describe('the graph refuses', () => {
  it.each<[string, Attempt, [number, number | undefined]]>([
    ['[N1] introspection', { body: { query: 'query I { __schema { types { name } } }' } }, [400, 400]],
    ['[N5] a query by GET', { method: 'GET', search: `?query=${encodeURIComponent(CART)}` }, [405, 405]],
    ['[N6] a mutation by GET', { method: 'GET', search: `?query=${encodeURIComponent(TOUCH)}` }, [405, 405]],
    [
      '[N7] a form',
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `query=${encodeURIComponent(TOUCH)}`,
      },
      [415, 400],
    ],
    ['[N8] plain text', { headers: { 'content-type': 'text/plain' }, body: { query: TOUCH } }, [415, 400]],
    [
      '[N9] multipart without a preflight header',
      { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: { query: TOUCH } },
      [415, 400],
    ],
    ['[N10] a batch of ten', { body: Array.from({ length: 10 }, () => ({ query: CART })) }, [400, 400]],
    [
      '[N11] 101 aliases',
      { body: { query: `query A { ${times(101, (i) => `a${i}: cart { id }`)} }` } },
      [400, undefined],
    ],
    [
      '[N12] the same field 500 times',
      { body: { query: `query D { cart { ${times(500, () => 'id')} } }` } },
      [400, undefined],
    ],
    [
      '[N13] too many directives',
      { body: { query: `query D { cart { id ${times(200, () => '@include(if: true)')} } }` } },
      [400, 400],
    ],
    [
      '[N14] circular introspection',
      { body: { query: `query C { __type(name: "Cart") { ${nested(20)} } }` } },
      [400, 400],
    ],
    ['[N16] 30 levels', { body: { query: `query D { cart { ${deep(30)} } }` } }, [400, 400]],
    [
      '[N17] a fragment that contains itself',
      {
        body: {
          query: 'query F { cart { ...C } } fragment C on Cart { id ...D } fragment D on Cart { ...C }',
        },
      },
      [400, 400],
    ],
    [
      '[N18] a query of more than a megabyte',
      { body: { query: `query L { cart { id } } #${'x'.repeat(1_100_000)}` } },
      [413, 413],
    ],
    [
      '[N20] 16 guesses of a password in one operation',
      { body: { query: `mutation G { ${times(16, (i) => `g${i}: ${SIGN_IN}`)} }` } },
      [400, undefined],
    ],
    [
      '[N21] _entities',
      {
        body: {
          query: 'query E { _entities(representations: [{__typename: "Cart", id: "1"}]) { __typename } }',
        },
      },
      [400, undefined],
    ],
    ['[N21] _service', { body: { query: 'query S { _service { sdl } }' } }, [400, undefined]],
    ['[N22] an unlisted operation', { body: { query: 'query Mine { nothing { of } }' } }, [400, 400]],
  ])('%s', async (_title, attempt, statuses) => {
    await refused(attempt, statuses);
  });

  it('[N2] to suggest names for a misspelt field', async () => {
    const attempt = { body: { query: 'query S { crt { id } }' } };
    for (const entry of [openGateway, shopGateway, checkout]) {
      const { status, text } = await entry(attempt);
      expect(status).toBe(400);
      expect(text).not.toMatch(/did you mean|"cart"/i);
    }
  });

  it('[N3] to serve a page for trying queries', async () => {
    const attempt: Attempt = { method: 'GET', headers: { accept: 'text/html', 'content-type': 'text/html' } };
    for (const entry of [openGateway, shopGateway, checkout]) {
      const { status, text } = await entry(attempt);
      expect(status).toBe(405);
      expect(text).not.toMatch(/<html|graphiql|sandbox/i);
    }
    expect((await bareSubgraph('cart-checkout')(attempt)).status).toBe(401);
  });

  it('[N4] to add traces to its answer', async () => {
    const headers = { 'apollo-tracing': '1', 'apollo-federation-include-trace': 'ftv1' };
    const attempt = { body: { query: 'query T { isAuthorized }' }, headers };
    for (const entry of [openGateway, subgraph('identity')])
      expect(JSON.parse((await entry(attempt)).text)).toEqual({ data: { isAuthorized: false } });
  });

  it('[N15] with a code and without internal details, for all kinds of errors', async () => {
    const wrong = [
      {
        query: 'query GetCart($input: CartInput) { cart(input: $input) { id } }',
        variables: { input: { id: { $ne: 1 } } },
      },
      {
        query: 'query GetCart($input: CartInput) { cart(input: $input) { id } }',
        variables: { input: 'DROP TABLE cart' },
      },
      { query: 'query {{{' },
      { query: CART, operationName: 'Other' },
      { query: 7 },
      {},
    ];
    for (const body of wrong)
      for (const entry of [openGateway, checkout]) {
        const { status, codes } = await changesNothing(() => entry({ body }));
        expect(status).toBeLessThan(500);
        for (const code of codes) expect(code).toMatch(/^BAD_|^GRAPHQL_|^OPERATION_|Error$/);
      }
  });

  it.each([
    ['store', 'query S($x: String!) { store(channelUrlCode: $x) { id } }'],
    ['stores', 'query S($x: String!) { stores(input: { region: $x }) { total } }'],
    ['product', 'query P($x: String!) { product(productKey: $x) { id } }'],
    ['products', 'query P($x: String!) { products(productsKeys: [$x]) { id } }'],
    ['productBySlug', 'query P($x: String!) { productBySlug(slug: $x) { id } }'],
    ['content', 'query C($x: String!) { content(key: $x) { key } }'],
    ['endSession', 'mutation E($x: ID!) { endSession(sessionId: $x) { __typename } }'],
  ])('[N15] U+0000 in an argument of %s, with the error code of the field', async (_field, query) => {
    const body = { query, variables: { x: 'a\u0000b' } };
    for (const entry of [openGateway, shopGateway, checkout]) {
      const { status, codes } = await changesNothing(() => entry({ body }));
      expect([status, codes]).toEqual([400, ['BAD_USER_INPUT']]);
    }
  });

  it.each([
    ['stores', 'query FindStores($x: StoresInput! = {}) { stores(input: $x) { total } }'],
    ['shoppingList', 'query L($x: ShoppingListInput! = {}) { shoppingList(input: $x) { id } }'],
    ['accountOrders', 'query A($x: AccountOrdersInput! = {}) { accountOrders(getOrders: $x) { total } }'],
    [
      'collectionList',
      'query C($x: ProductSort! = name) { collectionList(query: "rings", sortBy: $x) { __typename } }',
    ],
  ])('[N15] null for an argument of %s that has a default', async (_field, query) => {
    const asVariable = await openGateway({ body: { query, variables: { x: null } } });
    expect([asVariable.status, asVariable.codes]).toEqual([400, ['BAD_USER_INPUT']]);
    const written = await openGateway({
      body: { query: query.replace(/\(.+?\)/, '').replace('$x', 'null') },
    });
    expect([written.status, written.codes]).toEqual([400, ['GRAPHQL_VALIDATION_FAILED']]);
  });

  it('[N17] to expand a fragment bomb: 600 bytes that request a million fields are answered', async () => {
    const bomb = times(
      20,
      (i) => `fragment F${i} on Cart { ${i === 19 ? 'id' : `...F${i + 1} ...F${i + 1}`} }`,
    );
    const attempt = { body: { query: `query B { cart { ...F0 } } ${bomb}` } };
    for (const entry of [openGateway, checkout]) expect((await entry(attempt)).status).toBeLessThan(500);
  });

  const LIST =
    'query L($size: Int!, $index: Int!) { shoppingList(input: { pageSize: $size, pageIndex: $index }) { id } }';
  it.each([
    { size: 99_999_999, index: 0 },
    { size: -1, index: 0 },
    { size: 0, index: 0 },
    { size: 10, index: -1 },
  ])('[N19] a page of %j', async (variables) => {
    for (const entry of [openGateway, checkout]) {
      const { codes, status } = await changesNothing(() => entry({ body: { query: LIST, variables } }));
      expect([status, codes]).toEqual([200, ['ValidationError']]);
    }
  });
});

describe('[N22] a shop in production', () => {
  it('answers the operations of its pages and no others, by text or by id', async () => {
    const mine = [{ query: CART }, { documentId: `sha256:${'0'.repeat(64)}` }, { documentId: 'GetCart' }];
    const entry: EntryPoint = shopGateway;
    for (const body of mine) {
      const { status, codes } = await changesNothing(() => entry({ body }));
      expect([status, codes]).toEqual([400, ['NotImplementedError']]);
    }
  });
});

it('[N15] the storefront has no page at an address that contains U+0000', async () => {
  const { ports } = stackUnderTest();
  for (const path of ['/store/%00', '/%00/x/p', '/stores?place=%00']) {
    const host = `beaverbrooks.localhost:${ports['web']}`;
    const reply = await request(`http://localhost:${ports['web']}${path}`, { headers: { host } });
    expect([path, reply.statusCode]).toEqual([path, 404]);
    await reply.body.dump();
  }
});

it('[N18] the storefront answers 413 to a body that is too large', async () => {
  const { ports } = stackUnderTest();
  const reply = await request(`http://localhost:${ports['web']}/api/graphql`, {
    method: 'POST',
    headers: { host: `beaverbrooks.localhost:${ports['web']}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'x'.repeat(1_000_000) }),
  });
  expect(reply.statusCode).toBe(413);
  await reply.body.dump();
});
