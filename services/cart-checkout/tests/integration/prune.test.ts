import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { prune } from '../../src/use-cases/prune.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({}));
afterAll(() => shop.close());

describe('what is past', () => {
  it('is forgotten: messages done a month ago and windows that have ended, however many, and nothing else', async () => {
    await shop.query(`INSERT INTO webhook (provider, message_id, body, state, next_attempt_at, received_at)
      SELECT 'fulfilment', state || age || '-' || n, '', state, now(), now() - make_interval(days => age)
      FROM unnest(ARRAY['done', 'due', 'failed']) AS state, unnest(ARRAY[29, 31]) AS age, generate_series(1, 600) AS n`);
    await shop.query(`INSERT INTO attempt SELECT 's' || n, 1, now() + make_interval(secs => n * 60)
      FROM generate_series(-1, 1, 2) AS n`);
    expect(await prune(instance.ports)).toBe(601);
    const left = 'SELECT state, count(*)::int AS n FROM webhook GROUP BY state ORDER BY state';
    expect(await shop.query(left)).toEqual([
      { state: 'done', n: 600 },
      { state: 'due', n: 1200 },
      { state: 'failed', n: 1200 },
    ]);
    expect(await shop.query('SELECT key FROM attempt')).toEqual([{ key: 's1' }]);
    expect(await prune(instance.ports)).toBe(0);
  });
});
