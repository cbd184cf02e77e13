import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { londonDate } from '@loupe/calendar/london';
import { poolTx } from '@loupe/database/tx';
import { drained } from '@loupe/test-harness/drained';
import { randomUUID } from 'node:crypto';
import { countMetrics } from '../../src/adapters/db/count-metrics.ts';
import { reportRepository } from '../../src/adapters/db/report-repository.ts';
import { readReportCommand } from '../../src/operator/read-report-command.ts';
import { makeReport } from '../../src/use-cases/make-report.ts';
import { prune, PRUNED_AT_ONCE } from '../../src/use-cases/prune.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SITE = 'loupe';
const MINUTE_MS = 60_000;

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
beforeEach(() => shop.restock({}));
afterAll(() => shop.close());

const minute = (ago = 0) => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - ago * MINUTE_MS);
const sum = (name: string, dim: string, n: number, at = minute()) => ({ minute: at, name, dim, n });
const record = (...sums: ReturnType<typeof sum>[]) => instance.recordCounts(SITE, { id: randomUUID(), sums });
const counts = () =>
  shop.query<{ site: string; name: string; dim: string; n: number }>(
    'SELECT site, name, dim, sum(n)::int AS n FROM count_minute GROUP BY site, name, dim ORDER BY name, dim',
  );
const report = (name: string) => {
  const today = londonDate(new Date());
  const command = readReportCommand([name, '--from', londonDate(minute(10)), '--to', today], today);
  return makeReport({ reports: reportRepository(poolTx(shop.pool)), sites: [SITE] }, command);
};
const rowsOf = async (name: string) =>
  (await report(name)).rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : Object.values(cell)[0])),
  );

describe('what web has counted', () => {
  it('is added once, however often and from how many processes at once a batch comes', async () => {
    const batch = {
      id: randomUUID(),
      sums: [sum('views', 'product', 3), sum('views', 'product', 2, minute(1))],
    };
    await Promise.all(Array.from({ length: 20 }, () => instance.recordCounts(SITE, batch)));
    await Promise.all(Array.from({ length: 20 }, () => record(sum('views', 'product', 1))));
    expect(await counts()).toEqual([{ site: SITE, name: 'views', dim: 'product', n: 25 }]);
  });

  it.each([
    ['a figure of the books', sum('orders', '', 1)],
    ['a minute of yesterday', sum('views', 'home', 1, minute(24 * 60 + 1))],
    ['a minute to come', sum('views', 'home', 1, minute(-2))],
    ['half a minute', sum('views', 'home', 1, new Date(minute().getTime() + 1))],
    ['no minute', sum('views', 'home', 1, new Date('?'))],
    ['less than one', sum('views', 'home', 0)],
    ['half of one', sum('views', 'home', 0.5)],
    ['more than anybody counts', sum('views', 'home', 1_000_001)],
    ['words of 61 letters', sum('searches-in-vain', 'w'.repeat(61), 1)],
    ['U+0000', sum('searches-in-vain', 'a\0', 1)],
  ])('adds nothing when there is %s in it', async (_what, wrong) => {
    expect(await record(sum('views', 'home', 1), wrong)).toBe(false);
    expect(await instance.recordCounts(SITE, { id: 'batch-1', sums: [sum('views', 'home', 1)] })).toBe(false);
    expect(await record()).toBe(false);
    expect(await counts()).toEqual([]);
  });

  it('is printed by day and shop, with the words of at least three minutes', async () => {
    const words = (dim: string, ...ago: number[]) =>
      ago.map((of) => sum('searches-in-vain', dim, 1, minute(of)));
    await record(
      sum('views', 'product', 5),
      sum('views', 'home', 2),
      sum('searches', '', 9),
      ...words('opal ring', 0, 1, 2),
      ...words('a name', 0, 1),
      ...words('', 0),
    );
    const day = londonDate(new Date());
    expect((await rowsOf('views')).filter(([of]) => of === day)).toEqual([
      [day, SITE, 'home', 2],
      [day, SITE, 'product', 5],
    ]);
    const searched = await rowsOf('search');
    expect(searched.filter(([of]) => of !== '').reduce((all, [, , , n]) => all + Number(n), 0)).toBe(9);
    expect(searched.filter(([of]) => of === '')).toEqual([['', SITE, 'opal ring', 3, 3]]);
    expect((await rowsOf('funnel')).find(([of]) => of === day)?.slice(0, 3)).toEqual([day, SITE, 5]);
  });

  it('is shown beside the sales of today', async () => {
    await record(sum('views', 'product', 5), sum('views', 'home', 2));
    const { samples } = (await countMetrics(shop.pool).read()).find(
      ({ name }) => name === 'loupe_counts_today',
    )!;
    const views = samples.find(({ labels }) => labels?.['name'] === 'views' && labels['site'] === SITE);
    expect(views?.value).toBe(7);
  });

  it('is kept by day after 35 days; words of searches are kept for 400 days, the number of searches for six years', async () => {
    await record(...[0, 1, 2].map((ago) => sum('searches-in-vain', 'opal ring', 1, minute(ago))));
    const days = () => shop.query('SELECT dim, sum(n)::int AS n FROM count_day GROUP BY dim');
    await shop.moveClock('36 days');
    await drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    expect([await counts(), await days()]).toEqual([[], [{ dim: 'opal ring', n: 3 }]]);
    await shop.moveClock('402 days');
    await drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    expect(await days()).toEqual([{ dim: '', n: 3 }]);
    await shop.moveClock('2200 days');
    await drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    expect(await days()).toEqual([]);
  });

  it('is recognised when its batch comes again for two days, longer than it would be counted', async () => {
    await record(sum('views', 'product', 1));
    const batches = () => shop.query(`SELECT FROM inbox WHERE consumer = 'cart-checkout.visits'`);
    expect((await batches()).length).toBeGreaterThan(0);
    await shop.query(`UPDATE inbox SET received_at = now() - interval '47 hours'`);
    await drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    expect((await batches()).length).toBeGreaterThan(0);
    await shop.query(`UPDATE inbox SET received_at = now() - interval '49 hours'`);
    await drained(() => prune(instance.ports), PRUNED_AT_ONCE);
    expect(await batches()).toEqual([]);
  });
});
