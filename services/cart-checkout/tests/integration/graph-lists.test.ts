import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestPostgres } from '@loupe/test-harness/postgres';
import { logMark, statementsBetween } from '@loupe/test-harness/statement-log';
import { ADD } from './support/documents.ts';
import { serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import {
  FORGET,
  FROM_CART,
  LIST_ENTITY,
  LIST_PAGE,
  MUTUAL_DATA,
  REMEMBER,
} from './support/list-documents.ts';
import { piece, productId, variantId } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const KEY = '0100002';

let shop: Shop;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  graph = await serveGraph(shop.instance());
});
beforeEach(() => shop.restock({ [KEY]: 12, '0100003': 1 }));
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

type Answer = Record<string, Record<string, unknown>>;

const guest = (site: 'beaverbrooks' | 'loupe' = 'beaverbrooks') => ({ site, anonymousId: randomUUID() });
const data = async (actor: object, query: string, variables: object = {}) => {
  const answer = await graph.ask<Answer>(actor, query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data!;
};
const bothViews = { isMutualCart: true, isCart: false };

describe('lists in the graph', () => {
  it('[EN-10] [MU-17] answer every field', async () => {
    const { addToShoppingList } = await data(guest(), REMEMBER, { productKey: KEY });
    expect(addToShoppingList).toEqual({
      __typename: 'ShoppingList',
      id: expect.any(String),
      totalLineItems: 1,
      currentPage: 0,
      lineItems: [
        {
          id: expect.any(String),
          productKey: KEY,
          productId: productId(KEY),
          productType: 'neckwear',
          productUrl: `/${KEY}/amberley-halo-pendant/p`,
          name: 'Halo Pendant',
          image: 'halo-pendant',
          badge: 'none',
          brand: 'Amberley',
          priceUponEnquiry: false,
          webProductStatus: 'liveActive',
          price: {
            formattedPrice: '£265.00',
            formattedWasPrice: null,
            formattedWasWasPrice: null,
            value: 26500,
            wasValue: null,
          },
          categories: expect.arrayContaining(['necklaces']),
          amplienceRoundels: [],
          masterVariantId: variantId(KEY),
          purchaseable: true,
          internalSku: `BB-${KEY}`,
          sku: KEY,
          gtmCategory: 'Jewellery',
          gtmBCategory: null,
          productUnavailable: false,
        },
      ],
    });
  });

  it('[EN-10] have items that the gateway finds again by their id, those of their owner only', async () => {
    const actor = guest();
    await data(actor, REMEMBER, { productKey: KEY });
    const { shoppingList } = await data(actor, LIST_PAGE, { input: { pageIndex: 0, pageSize: 1 } });
    const { id } = (shoppingList as { lineItems: { id: string }[] }).lineItems[0]!;
    const ENTITIES = `query ($all: [_Any!]!) {
      _entities(representations: $all) { ... on ShoppingListLineItem { productKey categories price { value } } }
    }`;
    const found = (asker: typeof actor) =>
      data(asker, ENTITIES, { all: [{ __typename: 'ShoppingListLineItem', id }] });
    expect(await found(actor)).toEqual({
      _entities: [
        { productKey: KEY, categories: expect.arrayContaining(['necklaces']), price: { value: 26_500 } },
      ],
    });
    expect(await found(guest())).toEqual({ _entities: [null] });
  });

  it('[QY-14] [MU-17] answer a page, and after a removal what is left', async () => {
    const actor = guest();
    await data(actor, REMEMBER, { productKey: KEY });
    await data(actor, REMEMBER, { productKey: '0100003' });
    const second = await data(actor, LIST_PAGE, { input: { pageIndex: 1, pageSize: 1 } });
    expect(second['shoppingList']).toMatchObject({
      totalLineItems: 2,
      currentPage: 1,
      lineItems: [{ productKey: KEY }],
    });
    const left = await data(actor, FORGET, { productKey: '0100003' });
    expect(left['removeFromShoppingList']).toMatchObject({
      totalLineItems: 1,
      lineItems: [{ productKey: KEY }],
    });
  });

  it('[QY-05] returns bag and list in one answer, the bag if it is requested and exists', async () => {
    const actor = guest();
    expect((await data(actor, MUTUAL_DATA, { input: bothViews }))['mutualData']).toMatchObject({
      cart: null,
      shoppingList: { totalLineItems: 0, lineItems: [] },
    });
    await data(actor, ADD, piece(KEY));
    await data(actor, REMEMBER, { productKey: KEY });
    for (const input of [bothViews, { isMutualCart: false, isCart: true }]) {
      expect((await data(actor, MUTUAL_DATA, { input }))['mutualData']).toMatchObject({
        cart: { quantity: 1, miniCartDisplayLimit: 5 },
        shoppingList: { totalLineItems: 1 },
      });
    }
    const listOnly = {
      input: { isMutualCart: false, isCart: false },
      shoppingInput: { pageIndex: 0, pageSize: 5 },
    };
    expect((await data(actor, MUTUAL_DATA, listOnly))['mutualData']).toMatchObject({
      cart: null,
      shoppingList: { totalLineItems: 1 },
    });
  });

  it.each([
    ['beaverbrooks', 'Your favourites are full. Remove an item to add another.'],
    ['loupe', 'Your wishlist is full. Remove an item to add another.'],
  ] as const)('[ER-03] say on %s that they are full', async (site, message) => {
    const actor = guest(site);
    await data(actor, REMEMBER, { productKey: KEY });
    await shop.query('UPDATE shopping_list SET size = 250');
    const { addToShoppingList } = await data(actor, REMEMBER, { productKey: '0100003' });
    const code = 'ShoppingListLineItemsMaxLimitError';
    expect(addToShoppingList).toEqual({ __typename: code, code, message, limit: 250 });
  });

  it('[ER-04] refuse with a name and a message, by union or by error', async () => {
    const unknown = await data(guest(), REMEMBER, { productKey: 'nothing' });
    expect(unknown['addToShoppingList']).toMatchObject({
      __typename: 'ProductNotFoundError',
      message: 'We could not find this piece.',
    });
    for (const document of [REMEMBER, FORGET]) {
      const [answer] = Object.values(await data(guest(), document, { productKey: KEY, pageIndex: -1 }));
      expect(answer).toMatchObject({ __typename: 'ValidationError', field: 'pageIndex' });
    }
    for (const [document, variables] of [
      [LIST_PAGE, { input: { pageSize: 251 } }],
      [MUTUAL_DATA, { input: bothViews, shoppingInput: { pageSize: 251 } }],
    ] as const) {
      const { errors } = await graph.ask(guest(), document, variables);
      expect(errors).toMatchObject([{ extensions: { code: 'ValidationError', field: 'pageSize' } }]);
    }
    const nobody = { anonymousId: null };
    expect((await graph.ask(nobody, LIST_PAGE)).errors).toMatchObject([
      { extensions: { code: 'SessionExpiredError' } },
    ]);
  });

  it('[MU-17] [QY-16] answer list and bag when a line moves', async () => {
    const actor = guest();
    const { addToCart } = await data(actor, ADD, piece(KEY));
    const [line] = addToCart!['lineItems'] as { id: string }[];
    expect(await data(actor, FROM_CART, { lineItemId: line!.id })).toEqual({
      addToShoppingListFromCart: {
        __typename: 'ShoppingListAndCart',
        shoppingList: expect.objectContaining({ totalLineItems: 1 }),
        cart: { id: addToCart!['id'], quantity: 0 },
      },
    });
    expect(
      (await data(actor, FROM_CART, { lineItemId: line!.id }))['addToShoppingListFromCart'],
    ).toMatchObject({
      __typename: 'LineItemNotFoundError',
      message: 'This piece is no longer in your bag.',
    });
  });

  it('[QY-14] are their owner’s only, also by reference', async () => {
    const actor = guest();
    const { addToShoppingList } = await data(actor, REMEMBER, { productKey: KEY });
    const representations = [{ __typename: 'ShoppingList', id: addToShoppingList!['id'] }];
    expect((await data(actor, LIST_ENTITY, { representations }))['_entities']).toMatchObject([
      { totalLineItems: 1 },
    ]);
    expect((await data(guest(), LIST_ENTITY, { representations }))['_entities']).toEqual([null]);
  });
});

describe('a customer’s requests', () => {
  it('[RO-02] find from the first one on what they had before signing in, and nothing else', async () => {
    const anonymous = guest();
    const customer = { ...anonymous, customerId: randomUUID() };
    await data(anonymous, ADD, piece(KEY));
    await data(anonymous, REMEMBER, { productKey: KEY });
    const found = { cart: { quantity: 1 }, shoppingList: { totalLineItems: 1 } };
    expect((await data(customer, MUTUAL_DATA, { input: bothViews }))['mutualData']).toMatchObject(found);
    const gone = { cart: null, shoppingList: { totalLineItems: 0 } };
    expect((await data(anonymous, MUTUAL_DATA, { input: bothViews }))['mutualData']).toMatchObject(gone);
    const elsewhere = { ...guest(), customerId: customer.customerId };
    expect((await data(elsewhere, MUTUAL_DATA, { input: bothViews }))['mutualData']).toMatchObject(found);
  });

  it('[RO-02] are answered although the guest’s bag and list cannot be merged now', async () => {
    const customer = { ...guest(), customerId: randomUUID() };
    await shop.query('ALTER TABLE line_item RENAME TO line_item_away');
    try {
      expect((await data(customer, LIST_PAGE))['shoppingList']).toMatchObject({ totalLineItems: 0 });
    } finally {
      await shop.query('ALTER TABLE line_item_away RENAME TO line_item');
    }
    expect(shop.faults).toHaveLength(1);
  });
});

describe('SQL statements, counted in Postgres’s own log', () => {
  const count = async (query: string, variables: object, actor: object) => {
    const { logFile } = await startTestPostgres();
    await data(actor, query, variables); // first use of a connection prepares
    const mark = await logMark(logFile);
    await data(actor, query, variables);
    const sent = await statementsBetween(logFile, mark, undefined, shop.database.name);
    return sent.get('cart-checkout')?.length ?? 0;
  };

  it.each([
    ['shoppingList', LIST_PAGE, {}, 1],
    ['mutualData', MUTUAL_DATA, { input: bothViews }, 2],
    ['addToShoppingList', REMEMBER, { productKey: KEY }, 2],
    ['removeFromShoppingList', FORGET, { productKey: KEY }, 2],
  ] as const)('[QY-05] [QY-14] [MU-17] %s of a guest', async (_name, query, variables, most) => {
    const counted = await count(query, variables, guest());
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual(most);
  });

  it.each([
    ['shoppingList', LIST_PAGE, {}, 2],
    ['mutualData', MUTUAL_DATA, { input: bothViews }, 3],
    ['addToShoppingList', REMEMBER, { productKey: KEY }, 3],
  ] as const)(
    '[RO-02] [QY-05] %s of a customer has one more, for what a guest may have left',
    async (_name, query, variables, most) => {
      const counted = await count(query, variables, { ...guest(), customerId: randomUUID() });
      expect(counted).toBeGreaterThan(0);
      expect(counted).toBeLessThanOrEqual(most);
    },
  );
});
