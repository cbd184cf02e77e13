import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { formatMoney } from '@loupe/money/format';
import { promotionRepository } from '../../src/adapters/db/promotion-repository.ts';
import { keptPromotions } from '../../src/memory.ts';
import { seedPromotions } from '../../src/promotion-seed.ts';
import { readyToPay } from './support/buyer.ts';
import { environmentFor } from './support/environment.ts';
import { draftOf, TEN_PER_CENT } from './support/promotions.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

const SKU = '0100002';
const ROOT = new URL('../../', import.meta.url);
const CALLER = { session: 'session', network: '203.0.113.0/24' };

let shop: Shop;
let instance: Instance;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
  folder = await mkdtemp(join(tmpdir(), 'promotions-'));
});
beforeEach(() => shop.restock({ [SKU]: 5 }));
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

function promotions(...args: string[]): Promise<{ code: number; said: string }> {
  const options = { cwd: ROOT, env: environmentFor(shop.database.url) };
  return new Promise((resolve) => {
    const program = ['src/operate-promotions.ts', ...args];
    const child = execFile(process.execPath, program, options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: (out + err).trim() }),
    );
  });
}
const FILE = {
  key: 'ten-off',
  name: 'Ten off',
  description: 'Ten per cent off.',
  sites: ['beaverbrooks'],
  from: '2026-01-01T00:00:00Z',
  codes: [{ code: 'TEN', uses: 5 }],
  rule: { type: 'percentage', percent: 10 },
};
async function put(change: object = {}) {
  const file = join(folder, 'ten-off.json');
  await writeFile(file, JSON.stringify({ ...FILE, ...change }));
  return promotions('put', file);
}

describe('the promotions command', () => {
  it('puts a draft, activates it, changes it and ends it for good', async () => {
    expect(await put()).toMatchObject({ code: 0, said: expect.stringContaining('stored as a draft') });
    expect((await put()).said).toBe('ten-off is stored like this already, and draft.');
    expect((await promotions('activate', 'ten-off')).said).toBe('ten-off is active.');
    expect((await put({ name: 'Tenth' })).said).toBe('ten-off is changed, and active.');
    const { said } = await promotions('list');
    expect(said).toMatch(
      /^active +ten-off +percentage +beaverbrooks\n +Tenth: .*version 3\n +code TEN: 0 of 5 used$/,
    );
    expect((await promotions('end', 'ten-off')).code).toBe(0);
    expect((await promotions('activate', 'ten-off')).code).toBe(1);
    expect((await put()).said).toContain('ten-off has ended');
    expect((await promotions('end', 'other')).code).toBe(1);
    expect((await promotions('eat', 'ten-off')).code).toBe(2);
  });

  it('refuses a file with its path and field, and stores nothing of it', async () => {
    const refused = await put({ rule: { type: 'percentage', percent: 200 } });
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(/ten-off\.json is not a promotion:\n {2}rule\.percent: /),
    });
    expect(await shop.query('SELECT * FROM promotion')).toEqual([]);
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TAKEN' }]));
    const codes = [{ code: 'NEW' }, { code: 'TAKEN' }];
    expect((await put({ codes })).said).toContain('TAKEN is a code of another promotion.');
    expect(await shop.query(`SELECT code FROM promotion_code`)).toEqual([{ code: 'TAKEN' }]);
    expect(await shop.query(`SELECT key FROM promotion`)).toEqual([{ key: 'percentage' }]);
  });

  it('refuses to take a code out, or to limit it below its uses', async () => {
    await put();
    await shop.query('UPDATE promotion_code SET uses = 4');
    expect((await put({ codes: [] })).said).toContain('TEN cannot be taken out');
    expect((await put({ codes: [{ code: 'TEN', uses: 3 }] })).said).toContain(
      'more often than its new limit',
    );
    expect(await shop.query('SELECT max_uses AS most FROM promotion_code')).toEqual([{ most: 5 }]);
  });

  it('explains each stage of a bag', async () => {
    await shop.promote(draftOf(TEN_PER_CENT, [{ code: 'TEN' }]));
    const { shopper, cart } = await readyToPay(instance, [SKU, SKU]);
    await instance.addDiscountCode(shopper, 'TEN', CALLER);
    const { code, said } = await promotions('explain', cart.id);
    expect(code).toBe(0);
    const at = [
      'price:\n  2 × 0100002 Halo Pendant at £265.00',
      'promotions:\n  TEN: MatchesCart, About percentage',
      'line promotions:\n  nothing',
      'cart promotions:\n  0100002: −£53.00 (2650 + 2650p), About percentage (percentage)',
      'free gifts:\n  nothing',
      'delivery:\n  STD £0.00, chosen',
      'tax:\n  0100002: £79.50 (3975 + 3975p) included, at 20%',
      'to pay £477.00',
    ].map((text) => said.indexOf(text));
    expect(at.every((position) => position > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((left, right) => left - right));
    for (const other of ['abc', randomUUID()])
      expect(await promotions('explain', other)).toEqual({ code: 1, said: `There is no bag ${other}.` });
  });

  it('excludes pieces from its activation on: listed, and why a line of a bag gets nothing', async () => {
    await shop.promote(draftOf(TEN_PER_CENT));
    const { cart } = await readyToPay(instance, [SKU]);
    const brand = cart.lines[0]!.brand;
    const name = `${brand} is never discounted`;
    const rule = { type: 'exclusion' };
    expect((await put({ rule, name, pieces: { brands: [brand] } })).said).toContain('codes: ');
    expect((await put({ rule, name, codes: [], pieces: { brands: [brand] } })).code).toBe(0);
    const why = `${SKU}: no promotion applies, ${name} (ten-off)`;
    const taken = 'About percentage (percentage)';
    const before = (await promotions('explain', cart.id)).said;
    expect([before.includes(why), before.includes(taken)]).toEqual([false, true]);
    await promotions('activate', 'ten-off');
    expect((await promotions('list')).said).toMatch(/^active +ten-off +exclusion +beaverbrooks$/m);
    const { said } = await promotions('explain', cart.id);
    expect([said.includes(why), said.includes(taken)]).toEqual([true, false]);
    expect(said).toContain(`to pay ${formatMoney(cart.lines[0]!.unitPrice)}`);
  });
});

describe('promotions in memory', () => {
  it('follow a change, and stay while the database does not answer', async () => {
    const repository = promotionRepository(poolTx(shop.pool));
    let isDown = false;
    const fingerprint = async () => {
      if (isDown) throw new Error('down');
      return repository.fingerprint();
    };
    let reads = 0;
    const list = async () => {
      reads++;
      return repository.list();
    };
    const memory = keptPromotions({ fingerprint, list }, { warn: () => {} });
    await memory.refresh();
    expect(memory.get()).toEqual([]);
    await shop.promote(draftOf(TEN_PER_CENT));
    await memory.refresh();
    await memory.refresh();
    expect(memory.get()).toMatchObject([{ key: 'percentage', state: 'active' }]);
    expect(reads).toBe(2);
    await repository.setState('percentage', 'ended');
    isDown = true;
    await expect(memory.refresh()).rejects.toThrow('down');
    expect(memory.get()).toMatchObject([{ state: 'active' }]);
    isDown = false;
    await memory.refresh();
    expect(memory.get()).toMatchObject([{ state: 'ended' }]);
  });
});

describe('the promotions of the seed', () => {
  it('have an example of every rule, begin active, and are not activated again', async () => {
    await seedPromotions(shop.pool);
    const all = await promotionRepository(poolTx(shop.pool)).list();
    expect(new Set(all.map(({ promotion }) => promotion.rule.type))).toEqual(
      new Set([
        ...['percentage', 'amount', 'fixed-price', 'buy-x-get-y', 'spend-and-save', 'bundle'],
        ...['free-delivery', 'free-gift', 'exclusion'],
      ]),
    );
    expect(all.every(({ promotion }) => promotion.state === 'active')).toBe(true);
    await promotions('end', 'thistle-set');
    await seedPromotions(shop.pool);
    expect(await promotionRepository(poolTx(shop.pool)).stateOf('thistle-set')).toBe('ended');
  });
});
