import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OrderPlacedSchema } from '@loupe/contracts/checkout/order';
import { inTransaction } from '@loupe/database/transaction';
import { poolTx } from '@loupe/database/tx';
import { assertionFor } from '@loupe/test-harness/assertion';
import { firstTime } from '@loupe/messaging/inbox';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import { housekeeping } from '../../src/adapters/db/housekeeping.ts';
import { pairRepository } from '../../src/adapters/db/pair-repository.ts';
import { onOrderPlaced } from '../../src/events/consumed/order-placed.ts';
import { countBoughtTogether } from '../../src/use-cases/count-bought-together.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

let catalogue: Catalogue;
const ids = new Map<string, string>();
beforeAll(async () => {
  catalogue = await startCatalogue();
  const { rows } = await catalogue.pool.query<{ id: string; code: string }>('SELECT id, code FROM product');
  for (const { id, code } of rows) ids.set(code, id);
});
afterAll(() => catalogue.stop());

const idOf = (code: string): string => ids.get(code)!;

interface Answer {
  readonly recommendation: readonly {
    readonly strategy: string;
    readonly products: readonly { readonly key: string }[];
  }[];
}
async function recommended(keys: readonly string[], more = ''): Promise<Record<string, string[]>> {
  const { data, errors } = await catalogue.ask<Answer>(
    `query R($keys: [String!]!) { recommendation(input: { productKeys: $keys ${more} }) { strategy products { key } } }`,
    { keys },
  );
  expect(errors).toBeUndefined();
  return Object.fromEntries(
    data.recommendation.map(({ strategy, products }) => [strategy, products.map(({ key }) => key)]),
  );
}

/** As web sends it, for a visitor with this address. */
async function viewed([productKey, earlierKey]: readonly [string, string], ip: string): Promise<boolean> {
  const answer = await fetch(`${catalogue.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-loupe-assertion': await assertionFor({}, catalogue.clock),
      'x-client-ip': ip,
    },
    body: JSON.stringify({
      query: 'mutation V($input: ViewedTogetherInput!) { countViewedTogether(input: $input) }',
      variables: { input: { productKey, earlierKey } },
    }),
  });
  return ((await answer.json()) as { data: { countViewedTogether: boolean } }).data.countViewedTogether;
}

/** As the broker delivers it. */
const placed = (messageId: string, codes: readonly string[]) => {
  const lines = codes.map((code) => ({ sku: code, productId: idOf(code), quantity: 2 }));
  const payload = toBinary(
    OrderPlacedSchema,
    create(OrderPlacedSchema, { orderId: 'o', customerId: 'c', lines }),
  );
  const handle = onOrderPlaced((order) =>
    countBoughtTogether(
      {
        transaction: (work) => inTransaction(catalogue.pool, work),
        isFirst: (tx, id) => firstTime(tx, 'orders-test', id),
        pairs: pairRepository,
      },
      order,
    ),
  );
  return handle({
    envelope: {
      id: messageId,
      type: 'order-placed',
      aggregateId: 'o',
      aggregateVersion: 1n,
      site: 'beaverbrooks',
      topic: 'checkout.order.v1',
      occurredAt: catalogue.clock(),
      traceparent: '',
      payload,
    } as never,
  });
};

describe('recommendations', () => {
  it('[QY-09] begins with what merchandisers related, then the same category at a similar price', async () => {
    const { related } = await recommended(['0100002'], ', limit: 10');
    expect(related!.slice(0, 6)).toEqual(['0100094', '0100083', '0100080', '0100086', '0100092', '0100087']);
    expect(related).not.toContain('0100002');
    expect(new Set(related).size).toBe(related!.length);
  });

  it('an order of one product needs no transaction', async () => {
    const { rows: before } = await catalogue.pool.query('SELECT count(*) FROM inbox');
    await placed(randomUUID(), ['0100040']);
    const { rows: after } = await catalogue.pool.query('SELECT count(*) FROM inbox');
    expect(after).toEqual(before);
  });

  it('[QY-09] a product without relations gets those of its category', async () => {
    await catalogue.pool.query('DELETE FROM product_relation WHERE product_id = $1', [idOf('0100004')]);
    await catalogue.pool.query(`UPDATE product SET version = version WHERE code = '0100004'`);
    const { related } = await recommended(['0100004'], ', limit: 3');
    expect(related).toHaveLength(3);
  });

  it('[QY-09] completes a set by its other pieces, and those of a bag by the pieces that are missing', async () => {
    const setOf = async (...keys: string[]) => (await recommended(keys))['completeTheSet'];
    expect(await setOf('0100049')).toEqual(['0100112', '0100130']);
    expect(await setOf('0100049', '0100130')).toEqual(['0100112']);
    expect(await setOf('0100045', '0100023')).toEqual(['0100091', '0100087', '0100116', '0100117']);
    expect(await setOf('0100045', '0100091', '0100116')).toBeUndefined();
    expect(await setOf('0100040')).toBeUndefined();
  });

  it('[QY-09] nothing but a relation makes a set', async () => {
    await catalogue.pool.query('UPDATE product_relation SET is_of_set = false WHERE product_id = $1', [
      idOf('0100085'),
    ]);
    await catalogue.pool.query(`UPDATE product SET version = version WHERE code = '0100085'`);
    const { completeTheSet, related } = await recommended(['0100085']);
    expect(completeTheSet).toBeUndefined();
    expect(related).toContain('0100108');
  });

  it('[QY-09] counts each order once, and knows only which products were in it', async () => {
    const [first, second] = ['01', '02'].map((end) => `0190a000-0000-7000-8000-0000000000${end}`);
    await placed(first!, ['0100001', '0100007', '0100102']);
    await placed(first!, ['0100001', '0100007', '0100102']);
    await placed(second!, ['0100001', '0100102']);
    const { rows } = await catalogue.pool.query(
      'SELECT * FROM bought_together WHERE product_id = $1 ORDER BY times',
      [idOf('0100001')],
    );
    expect(rows).toEqual([
      { site: 'beaverbrooks', product_id: idOf('0100001'), other_id: idOf('0100007'), times: 1 },
      { site: 'beaverbrooks', product_id: idOf('0100001'), other_id: idOf('0100102'), times: 2 },
    ]);
    expect((await recommended(['0100001']))['alsoBought']).toEqual(['0100102', '0100007']);
    expect((await recommended(['0100001', '0100102']))['alsoBought']).toEqual(['0100007']);
  });

  it('[QY-09] counts two products that were looked at one after the other, and shows them from the third time on', async () => {
    const alsoViewed = async (code: string) => (await recommended([code]))['alsoViewed'];
    const [first, second] = ['0100080', '0100083'] as const;
    expect(await viewed([first, second], '198.51.100.1')).toBe(true);
    expect(await viewed([second, first], '203.0.113.1')).toBe(true);
    expect(await alsoViewed(first)).toBeUndefined();
    expect(await viewed([first, second], '192.0.2.1')).toBe(true);
    expect(await alsoViewed(first)).toEqual([second]);
    expect(await alsoViewed(second)).toEqual([first]);
    const { rows } = await catalogue.pool.query(
      'SELECT site, product_id, other_id, times FROM viewed_together WHERE product_id = $1',
      [idOf(first)],
    );
    expect(rows).toEqual([
      { site: 'beaverbrooks', product_id: idOf(first), other_id: idOf(second), times: 3 },
    ]);
  });

  it('[QY-09] counts a pair once a day for a network, and no unknown products', async () => {
    const pair = ['0100010', '0100011'] as const;
    expect(await viewed(pair, '198.51.100.7')).toBe(true);
    expect(await viewed(pair, '198.51.100.7')).toBe(false);
    expect(await viewed([pair[1], pair[0]], '198.51.100.200')).toBe(false);
    expect(await viewed([pair[0], '0100012'], '198.51.100.7')).toBe(true);
    await catalogue.pool.query(`UPDATE rate_limit SET resets_at = now() - interval '1 second'`);
    expect(await viewed(pair, '198.51.100.7')).toBe(true);
    expect(await viewed([pair[0], pair[0]], '198.51.100.9')).toBe(false);
    expect(await viewed([pair[0], '9999999'], '198.51.100.9')).toBe(false);
  });

  it('[QY-09] shows what was looked at in the same visits, and nothing that is sold out', async () => {
    await pairRepository(poolTx(catalogue.pool)).addViewed('beaverbrooks', [
      { one: idOf('0100030'), other: idOf('0100105'), times: 3 },
      { one: idOf('0100103'), other: idOf('0100030'), times: 5 },
    ]);
    const shown = async () => (await recommended(['0100030'], ', strategies: [alsoViewed]'))['alsoViewed'];
    expect(await shown()).toEqual(['0100103', '0100105']);
    await catalogue.setStock('0100103', 'out');
    expect(await shown()).toEqual(['0100105']);
  });

  it('[QY-09] answers no lists for unknown products, and refuses a limit beyond 24', async () => {
    expect(await recommended(['9999999'])).toEqual({});
    const { errors } = await catalogue.ask(
      '{ recommendation(input: { productKeys: ["0100001"], limit: 25 }) { strategy } }',
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['ValidationError']);
  });
});

it('what was looked at together counts half after a month, and is gone in time', async () => {
  const { pool } = catalogue;
  const pairs = pairRepository(poolTx(pool));
  await pool.query('DELETE FROM viewed_together');
  const codes = [...ids.values()];
  const [one, other, third] = [codes[0]!, codes[1]!, codes[2]!];
  await pairs.addViewed('loupe', [{ one, other, times: 5 }]);
  await pairs.addViewed('loupe', [{ one, other: third, times: 1 }]);
  const prune = () => housekeeping(poolTx(pool), rateLimits(poolTx(pool))).prune();
  const times = async (): Promise<number[]> =>
    (await pool.query<{ times: number }>('SELECT times FROM viewed_together ORDER BY times')).rows.map(
      (row) => row.times,
    );
  await prune();
  expect(await times()).toEqual([1, 1, 5, 5]);
  const seen: number[][] = [];
  for (let month = 0; month < 3; month++) {
    await pool.query("UPDATE viewed_together SET halved_at = halved_at - interval '31 days'");
    await prune();
    await prune();
    seen.push(await times());
  }
  expect(seen).toEqual([[2, 2], [1, 1], []]);
});
