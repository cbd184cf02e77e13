import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SiteLimitsSchema } from '@loupe/contracts/content/site_limits';
import { TOPICS } from '@loupe/contracts/topics';
import { decodeEnvelope, toOutboxRow } from '@loupe/messaging/envelope';
import { publish } from '@loupe/messaging/publish';
import { financeMemory } from '../../src/adapters/finance-memory.ts';
import { onSiteLimitsState } from '../../src/events/consumed/site-limits-state.ts';
import { openFinanceWorld, SEED } from './finance-world.ts';
import type { FinanceWorld } from './finance-world.ts';

let world: FinanceWorld;
let finance: FinanceWorld['finance'];
let sandbox: FinanceWorld['sandbox'];
beforeAll(async () => {
  world = await openFinanceWorld();
  ({ finance, sandbox } = world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.pool.query('TRUNCATE finance_lender_product, finance_overlay, finance_product_version');
  await sandbox.control({ mode: 'up', products: {} });
});

/** One divided by what a pound a month is worth today, as the lender writes it. */
function factor(apr: number, months: number): string {
  const discount = (1 + apr / 100) ** (-1 / 12);
  const worth = Array.from({ length: months }, (_none, month) => discount ** (month + 1));
  return (1 / worth.reduce((sum, one) => sum + one)).toFixed(10);
}

const limitsOfLoupe = publish(
  TOPICS.configuration,
  SiteLimitsSchema,
  'site-limits-state',
  ({ version, threshold }: { readonly version: bigint; readonly threshold: number }) => ({
    aggregateId: 'loupe',
    aggregateVersion: version,
    site: 'loupe' as const,
    message: { site: 'loupe', ibcFinanceMessageThreshold: threshold },
  }),
);

function limitsEvent(version: bigint, threshold: number) {
  const id = '0190a000-0000-7000-8000-0000000000cc';
  const { payload } = toOutboxRow(limitsOfLoupe({ version, threshold }), { id, now: new Date() });
  return { envelope: decodeEnvelope(payload) };
}

const imported: FinanceWorld['imported'] = (change) => world.imported(change);
const offered = async () =>
  (await finance.catalogue()).products.map(({ key, version, apr }) => [key, version, apr]);

describe('finance products', () => {
  it('[CO-12] [EU-21] are the lender’s, with what we add to them', async () => {
    expect(await finance.saveOverlays(SEED, 'ada', 'add')).toEqual([]);
    expect(await offered()).toEqual([]);
    expect(await imported()).toEqual({
      read: 6,
      changed: ['ibc-24', 'ibc-36', 'ibc-48', 'ifc-12', 'ifc-24', 'ifc-6'],
      unusable: [{ lenderProductId: '107', why: 'Its payments begin later.' }],
    });
    const { products } = await finance.catalogue();
    expect(products.map(({ key, type, months, apr }) => [key, type, months, apr])).toEqual([
      ['ifc-6', 'IFC', 6, 0],
      ['ifc-12', 'IFC', 12, 0],
      ['ifc-24', 'IFC', 24, 0],
      ['ibc-24', 'IBC', 24, 9.9],
      ['ibc-36', 'IBC', 36, 12.9],
      ['ibc-48', 'IBC', 48, 14.9],
    ]);
    const ranges = products.map(({ minLoanMinor, maxLoanMinor }) => [minLoanMinor, maxLoanMinor]);
    expect(new Set(ranges.map(String))).toEqual(new Set(['25000,2500000']));
    expect(new Set(products.map(({ minDepositPercentage }) => minDepositPercentage))).toEqual(
      new Set([0, 10]),
    );
  });

  it('[EN-08] have a version for each change of terms or overlay, and none without a change', async () => {
    await finance.saveOverlays(SEED, 'ada', 'add');
    await imported();
    expect(await imported()).toMatchObject({ changed: [] });
    await sandbox.control({
      products: { 105: { APR: '11.90', CalculationFactor: factor(11.9, 36) }, 106: null },
    });
    expect(await imported()).toMatchObject({ changed: ['ibc-36', 'ibc-48'] });
    const other = SEED.map((one) => (one.key === 'ifc-6' ? { ...one, minOrderValueMinor: 30_000 } : one));
    expect(await finance.saveOverlays(other, 'ada', 'replace')).toEqual(['ifc-6']);
    expect(await offered()).toEqual([
      ['ifc-6', 2, 0],
      ['ifc-12', 1, 0],
      ['ifc-24', 1, 0],
      ['ibc-24', 1, 9.9],
      ['ibc-36', 2, 11.9],
    ]);
    await sandbox.control({ products: {} });
    expect(await imported()).toMatchObject({ changed: ['ibc-36', 'ibc-48'] });
    const versions = await finance.versions('ibc-48');
    expect(versions.map(({ version, product }) => [version, product?.apr])).toEqual([
      [3, 14.9],
      [2, undefined],
      [1, 14.9],
    ]);
    expect(await finance.saveOverlays(SEED.slice(0, 1), 'ada', 'replace')).toHaveLength(6);
    expect(await offered()).toEqual([['ifc-6', 3, 0]]);
  });

  it.each([
    ['silent', /does not answer/],
    ['down', /answers 503/],
    ['rubbish', /no list of products/],
    ['empty', /lists no product/],
  ])('[EN-08] stay as they are while the lender is %s', async (mode, why) => {
    await finance.saveOverlays(SEED, 'ada', 'add');
    await imported();
    const before = await offered();
    await sandbox.control({ mode });
    const answer = await imported({ timeoutMs: 300 });
    expect(answer).toEqual({ failed: expect.stringMatching(why) });
    expect(await offered()).toEqual(before);
  });

  it('[EN-08] are refused with a wrong key, and stay', async () => {
    expect(await imported({ key: () => 'another' })).toEqual({ failed: 'The lender refuses: GEN001.' });
  });

  it.each([
    [{ CalculationFactor: '0.09' }, 'Its factor does not follow from its rate.'],
    [{ DocumentFee: '25.00' }, 'It has a fee.'],
    [{ Months: 0 }, 'It is not understood.'],
    [{ MinLoan: '30000.00' }, 'Its smallest loan is above its largest.'],
  ])('[EN-08] one with %j is not offered, the others are', async (change, why) => {
    await finance.saveOverlays(SEED, 'ada', 'add');
    await sandbox.control({ products: { 102: change } });
    expect(await imported()).toMatchObject({
      read: 5,
      unusable: expect.arrayContaining([{ lenderProductId: '102', why }]),
    });
    expect((await offered()).map(([key]) => key)).not.toContain('ifc-12');
  });

  it('[EN-08] changed by several instances at once have no version twice', async () => {
    await finance.saveOverlays(SEED, 'ada', 'add');
    const all = await Promise.all([imported(), imported(), imported()]);
    expect(all.map((one) => ('changed' in one ? one.changed.length : 0)).toSorted()).toEqual([0, 0, 6]);
  });

  it('[CO-07] [CO-14] follow the threshold that content publishes, and drop an older one', async () => {
    const hear = onSiteLimitsState(finance.saveThreshold);
    const state = (version: bigint, threshold: number) => hear(limitsEvent(version, threshold));
    const memory = financeMemory(finance);
    await memory.refresh();
    expect(memory.current().ibcThresholds.get('loupe')).toBe(100_000);
    await state(8n, 150_000);
    await state(7n, 1);
    await state(9n, 0);
    await memory.refresh();
    expect(memory.current().ibcThresholds.get('loupe')).toBe(150_000);
  });
});
