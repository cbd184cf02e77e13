import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { drained } from '@loupe/test-harness/drained';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { prune, PRUNED_AT_ONCE } from '../../src/use-cases/prune.ts';
import { pay, readyToPay } from './support/buyer.ts';
import { guest, openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({}));
afterAll(() => shop.close());

const forget = () => drained(() => prune(instance.ports), PRUNED_AT_ONCE);

describe('expired data', () => {
  it('is removed: messages done a month ago and windows that have ended, however many, and nothing else', async () => {
    await shop.query(`INSERT INTO webhook (provider, message_id, body, state, next_attempt_at, received_at)
      SELECT 'fulfilment', state || age || '-' || n, '', state, now(), now() - make_interval(days => age)
      FROM unnest(ARRAY['done', 'due', 'failed']) AS state, unnest(ARRAY[29, 31]) AS age, generate_series(1, 600) AS n`);
    await shop.query(`INSERT INTO rate_limit SELECT 's' || n, 1, now() + make_interval(secs => n * 60)
      FROM generate_series(-1, 1, 2) AS n`);
    expect(await forget()).toBe(601);
    await shop.query(
      `UPDATE webhook SET received_at = now() - interval '91 days' WHERE state = 'failed' AND message_id LIKE 'failed31-1%'`,
    );
    expect(await forget()).toBe(111);
    const left = 'SELECT state, count(*)::int AS n FROM webhook GROUP BY state ORDER BY state';
    expect(await shop.query(left)).toEqual([
      { state: 'done', n: 600 },
      { state: 'due', n: 1200 },
      { state: 'failed', n: 1089 },
    ]);
    expect(await shop.query('SELECT key FROM rate_limit')).toEqual([{ key: 's1' }]);
    expect(await forget()).toBe(0);
  });
});

describe('rows that cannot be removed', () => {
  it('do not stop others from being removed', async () => {
    await shop.query(`INSERT INTO webhook (provider, message_id, body, state, next_attempt_at, received_at)
      VALUES ('fulfilment', 'm', '', 'done', now(), now() - interval '31 days')`);
    await shop.query(`INSERT INTO rate_limit VALUES ('s', 1, now() - interval '1 minute')`);
    const allow = await refuseRows(shop.query, { table: 'webhook', event: 'DELETE' });
    await expect(forget()).rejects.toThrow('refused by the test');
    expect(await shop.query('SELECT key FROM rate_limit')).toEqual([]);
    await allow();
  });
});

const RING = '0100002';
const customer = () => ({ site: 'beaverbrooks', owner: `c:${randomUUID()}` });
const age = async (days: number) =>
  shop.query(
    `UPDATE cart SET created_at = created_at - make_interval(days => $1), updated_at = updated_at - make_interval(days => $1)`,
    [days],
  );
const owners = async () =>
  (await shop.query<{ owner: string }>('SELECT owner FROM cart')).map(({ owner }) => owner);

describe('the bag of a guest whose session has expired', () => {
  beforeEach(() => shop.restock({ [RING]: 20 }));

  it('[RO-02] is removed with its address, its lines and its placements', async () => {
    shop.payments.answer = () => ({ kind: 'declined', reason: 'card-declined' });
    await pay(instance, await readyToPay(instance, [RING]));
    await shop.query(`UPDATE cart SET state = 'merged'`);
    await readyToPay(instance, [RING]);
    await age(31);
    expect(await forget()).toBe(2);
    const { cart, line_item, placement, reservation } = await shop.rowCounts();
    expect([cart, line_item, placement, reservation]).toEqual([0, 0, 0, 0]);
    expect(await shop.stockOf(RING)).toEqual({ onHand: 20, reserved: 0 });
  });

  it('[RO-02] is kept while it is used, paid for or ordered, and a customer’s bag always', async () => {
    const ordered = await readyToPay(instance, [RING]);
    await pay(instance, ordered);
    shop.payments.answer = () => ({ kind: 'unknown' });
    const frozen = await readyToPay(instance, [RING]);
    await pay(instance, frozen);
    const known = await readyToPay(instance, [RING], customer());
    await age(31);
    const fresh = await readyToPay(instance, [RING]);
    await age(29);
    const kept = [ordered, frozen, known, fresh].map(({ shopper }) => shopper.owner);
    await forget();
    expect(new Set(await owners())).toEqual(new Set(kept));
  });

  it('[RO-02] is removed in batches until none is left', async () => {
    await shop.query(`INSERT INTO cart (site, owner, created_at, updated_at)
      SELECT 'beaverbrooks', 'a:' || n, now() - interval '31 days', now() - interval '31 days' FROM generate_series(1, 1200) n`);
    expect(await forget()).toBe(1200);
    expect(await owners()).toEqual([]);
  });
});

describe('a bag that was ordered', () => {
  it('names nobody after a month, nor does its placement, while the order does', async () => {
    await shop.restock({ [RING]: 5 });
    for (let times = 0; times < 2; times++)
      await pay(instance, await readyToPay(instance, [RING], customer()));
    const [young] = await shop.query<{ id: string }>('SELECT cart_id AS id FROM placement LIMIT 1');
    for (const [table, column, key] of [
      ['cart', 'updated_at', 'id'],
      ['placement', 'created_at', 'cart_id'],
    ])
      await shop.query(
        `UPDATE ${table} SET ${column} = now() - CASE ${key} WHEN $1 THEN interval '29 days' ELSE interval '31 days' END`,
        [young!.id],
      );
    expect(await forget()).toBe(2);
    const texts = async (sql: string) => (await shop.query<{ text: string }>(sql)).map(({ text }) => text);
    const placed = await texts(`SELECT p::text AS text FROM placement p ORDER BY cart_id = '${young!.id}'`);
    const bags = await texts(`SELECT c::text AS text FROM cart c ORDER BY id = '${young!.id}'`);
    const orders = await texts('SELECT o::text AS text FROM sales_order o');
    for (const said of ['Byron', 'SW1Y 4JH']) {
      for (const [old, kept] of [placed, bags]) {
        expect(old).not.toContain(said);
        expect(kept).toContain(said);
      }
      for (const order of orders) expect(order).toContain(said);
    }
    expect(placed[0]).not.toContain('ada@example.com');
    expect(await forget()).toBe(0);
  });
});

describe('the list of a guest whose session has expired', () => {
  it('[RO-02] is removed, but not a newer one or a customer’s', async () => {
    await shop.restock({ [RING]: 1 });
    const [old, young, known] = [guest(), guest(), customer()];
    for (const shopper of [old, young, known])
      await instance.addToShoppingList(shopper, { productKey: RING, pageIndex: 0, pageSize: 60 });
    await shop.query(
      `UPDATE shopping_list_item i SET added_at = now() - interval '31 days'
       FROM shopping_list l WHERE l.id = i.list_id AND l.owner <> $1`,
      [young.owner],
    );
    expect(await forget()).toBe(0);
    await shop.query("UPDATE shopping_list SET looked_at = now() - interval '31 days'");
    // The newer one is looked at too, and not again for as long as a list is kept.
    expect([await forget(), await forget()]).toEqual([2, 0]);
    const left = await shop.query<{ owner: string }>('SELECT owner FROM shopping_list');
    expect(new Set(left.map(({ owner }) => owner))).toEqual(new Set([young.owner, known.owner]));
  });
});

describe('a placement without an order', () => {
  it('has no personal data after a month', async () => {
    await shop.restock({ [RING]: 5 });
    shop.payments.answer = () => ({ kind: 'declined', reason: 'card-declined' });
    for (const days of [31, 29]) {
      await pay(instance, await readyToPay(instance, [RING], customer()));
      await shop.query(
        `UPDATE placement SET created_at = now() - make_interval(days => $1) WHERE created_at > now() - interval '1 day'`,
        [days],
      );
    }
    expect(await forget()).toBe(1);
    const [old, young] = await shop.query<{ text: string }>(
      'SELECT snapshot::text AS text FROM placement ORDER BY created_at',
    );
    for (const said of ['ada@example.com', 'Byron', 'SW1Y 4JH']) {
      expect(old!.text).not.toContain(said);
      expect(young!.text).toContain(said);
    }
    expect(old!.text).toContain(RING);
    expect(await forget()).toBe(0);
  });
});
