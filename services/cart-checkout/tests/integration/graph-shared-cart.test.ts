import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { drained } from '@loupe/test-harness/drained';
import { SHARED_FOR_DAYS } from '../../src/domain/cart/shared-cart.ts';
import { prune, PRUNED_AT_ONCE } from '../../src/use-cases/prune.ts';
import { ADD } from './support/documents.ts';
import { fieldOf, serveGraph } from './support/graph.ts';
import type { Graph } from './support/graph.ts';
import { piece } from './support/products.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const [PENDANT, HOOPS] = ['0100002', '0100003'] as const;
const SHARE = `mutation ShareCart { shareCart {
  __typename ... on SharedLink { token expiresAt } ... on Failure { code message } } }`;
const SHARED = `query GetSharedCart($token: String!) { sharedCart(token: $token) {
  expiresAt lineItems { sku productId variantId quantity wristSize giftCardValue price { value } availableQuantity } } }`;

let shop: Shop;
let instance: Instance;
let graph: Graph;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  graph = await serveGraph(instance);
});
beforeEach(() => shop.restock({ [PENDANT]: 25, [HOOPS]: 2 }));
afterAll(async () => {
  await graph.stop();
  await shop.close();
});

const ask = (actor: object, document: string, variables: object = {}) =>
  fieldOf(graph, actor, document, variables);
async function withBag(skus: readonly string[] = [PENDANT, HOOPS, HOOPS]) {
  const actor = { anonymousId: randomUUID() };
  for (const sku of skus) await ask(actor, ADD, piece(sku));
  return actor;
}
const share = async (actor: object) => (await ask(actor, SHARE)) as { token: string; expiresAt: string };
const STRANGER = { anonymousId: randomUUID() };
const plain = { wristSize: null, giftCardValue: null };

describe('a shared bag', () => {
  it('[EN-05] shows anybody what was in it, at the price and stock of now, and nothing of its shopper', async () => {
    const actor = await withBag();
    const { token, expiresAt } = await share(actor);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan((SHARED_FOR_DAYS - 1) * 86_400_000);
    // What happens to the bag afterwards is not shared.
    await ask(actor, ADD, piece(PENDANT));
    await shop.query('UPDATE stock_item SET on_hand = 1 WHERE sku = $1', [HOOPS]);
    expect(await ask(STRANGER, SHARED, { token })).toEqual({
      expiresAt,
      lineItems: [
        { ...piece(PENDANT), quantity: 1, ...plain, price: { value: 265_00 }, availableQuantity: 10 },
        { ...piece(HOOPS), quantity: 2, ...plain, price: { value: 265_00 }, availableQuantity: 1 },
      ],
    });
    const [row] = await shop.query<{ kept: string }>(
      'SELECT to_jsonb(shared_cart)::text AS kept FROM shared_cart',
    );
    expect(row?.kept).not.toContain(token);
    expect(row?.kept).not.toContain(actor.anonymousId);
  });

  it('[EN-05] keeps no text that was written for somebody', async () => {
    const actor = { anonymousId: randomUUID() };
    await ask(actor, ADD, piece(PENDANT));
    await shop.query(`UPDATE line_item SET options = '{"engraving": "A & B", "giftMessage": "Yours"}'`);
    const { token } = await share(actor);
    expect(await shop.query('SELECT lines FROM shared_cart')).toEqual([
      { lines: [{ sku: PENDANT, quantity: 1, options: {} }] },
    ]);
    expect(await ask(STRANGER, SHARED, { token })).toMatchObject({ lineItems: [{ sku: PENDANT }] });
  });

  it('is unknown on the other site, by another token, and when it has expired', async () => {
    const { token } = await share(await withBag());
    expect(await ask({ ...STRANGER, site: 'loupe' }, SHARED, { token })).toBeNull();
    for (const other of [`${token.slice(0, -4)}AAAA`, '', 'a b', `${token}A`]) {
      expect(await ask(STRANGER, SHARED, { token: other })).toBeNull();
    }
    expect(await ask(STRANGER, SHARED, { token })).not.toBeNull();
    await shop.moveClock(`${SHARED_FOR_DAYS} days`);
    expect(await ask(STRANGER, SHARED, { token })).toBeNull();
  });

  it('is removed when it has expired, and not before', async () => {
    await share(await withBag());
    const forget = () => drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    await shop.moveClock(`${SHARED_FOR_DAYS - 1} days`);
    await forget();
    expect(await shop.query('SELECT FROM shared_cart')).toHaveLength(1);
    await shop.moveClock(`${SHARED_FOR_DAYS} days`);
    await forget();
    expect(await shop.query('SELECT FROM shared_cart')).toEqual([]);
  });
});

describe('sharing', () => {
  it('[ER-01] needs a bag with something in it', async () => {
    expect(await share(STRANGER)).toMatchObject({ __typename: 'CartNotFoundError' });
    const actor = await withBag([PENDANT]);
    await shop.query('DELETE FROM line_item');
    expect(await share(actor)).toMatchObject({ __typename: 'CartEmptyError' });
  });

  it('is limited by bag', async () => {
    const actor = await withBag([PENDANT]);
    for (let links = 0; links < 10; links++) expect(await share(actor)).toHaveProperty('token');
    expect(await share(actor)).toMatchObject({ __typename: 'TooManyAttemptsError' });
    const { headers } = await graph.respond(actor, SHARE);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await shop.query('SELECT FROM shared_cart')).toHaveLength(10);
    expect(await share(await withBag([PENDANT]))).toHaveProperty('token');
  });
});
