import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import nextDefault from 'next/dist/server/lib/cache-handlers/default.js';
import type { CacheEntry } from 'next/dist/server/lib/cache-handlers/types';
import type pg from 'pg';
import { sharedEntries } from '../../features/page-cache/shared-entries.ts';
import { createPageCacheHandler } from '../../page-cache-handler.ts';

/** Next's clock. */
const nextNow = (): number => performance.timeOrigin + performance.now();
const LIMITS = { mostRows: 4, mostBytes: 4_000, mostBytesOfOne: 2_000 };
let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await testDatabase({ service: 'web' });
  pool = createPool({ url: database.url, applicationName: 'web-test', max: 4, kind: 'request' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('DROP TABLE IF EXISTS shared_entry_1');
});

/** A handler with a memory of its own, as another instance has it. */
function instance() {
  const entries = sharedEntries(pool, LIMITS);
  const memory = nextDefault.createDefaultCacheHandler(1_000_000);
  return { ...entries, handler: createPageCacheHandler(memory, () => entries) };
}

const entryOf = (text: string, change: Partial<CacheEntry> = {}): CacheEntry => ({
  value: new Response(text).body!,
  tags: ['product:loupe:1'],
  stale: 60,
  timestamp: nextNow(),
  expire: 86_400,
  revalidate: 60,
  ...change,
});

async function textAt(handler: ReturnType<typeof instance>['handler'], key: string) {
  const entry = await handler.get(key, []);
  return entry && new Response(entry.value).text();
}

const keysKept = async (): Promise<number> =>
  (await pool.query<{ rows: number }>('SELECT count(*)::int AS rows FROM shared_entry_1')).rows[0]!.rows;

describe('page cache of several instances', () => {
  it('what one instance made, another answers, with the same facts', async () => {
    const [one, other] = [instance(), instance()];
    const entry = entryOf('a page');
    await one.handler.set('key', Promise.resolve(entry));
    const { value, ...facts } = (await other.handler.get('key', []))!;
    expect(await new Response(value).text()).toBe('a page');
    expect(facts).toMatchObject({ tags: entry.tags, stale: 60, expire: 86_400, revalidate: 60 });
    expect(Math.abs(facts.timestamp - entry.timestamp)).toBeLessThan(60_000);
    expect(await textAt(other.handler, 'another key')).toBeUndefined();
  });

  it('two instances may make the table and the same entry at the same time; the newer is kept', async () => {
    const [one, other] = [instance(), instance()];
    const now = nextNow();
    await Promise.all([
      one.handler.set('key', Promise.resolve(entryOf('new', { timestamp: now }))),
      other.handler.set('key', Promise.resolve(entryOf('old', { timestamp: now - 30_000 }))),
    ]);
    expect(await textAt(instance().handler, 'key')).toBe('new');
  });

  it('an expired tag reaches all: the entry is deleted, and others are not', async () => {
    const [one, other] = [instance(), instance()];
    const earlier = { timestamp: nextNow() - 10 };
    await one.handler.set('page', Promise.resolve(entryOf('old', { ...earlier, tags: ['content:a'] })));
    await one.handler.set('else', Promise.resolve(entryOf('else', { ...earlier, tags: ['content:b'] })));
    await other.handler.updateTags(['content:a'], { expire: 0 });
    expect(await textAt(instance().handler, 'page')).toBeUndefined();
    expect(await textAt(one.handler, 'page')).toBeUndefined();
    expect(await textAt(instance().handler, 'else')).toBe('else');
    expect(await keysKept()).toBe(1);
  });

  it('an entry made before its tag expired is not used, even when it is written afterwards', async () => {
    const [late, other] = [instance(), instance()];
    await other.handler.updateTags(['content:late'], { expire: 0 });
    await late.write('key', {
      ...entryOf('', { timestamp: nextNow() - 30_000, tags: ['content:late'] }),
      value: Buffer.from('old'),
    });
    expect(await textAt(other.handler, 'key')).toBeUndefined();
  });

  it('keeps to its rows and bytes, and sweeps what is too old', async () => {
    const { write, sweep, read } = instance();
    const entry = (bytes: number, revalidate = 60) => ({
      ...entryOf('', { revalidate }),
      value: Buffer.alloc(bytes),
    });
    await write('too large', entry(2_001));
    expect(await read('too large')).toBeUndefined();
    for (const key of ['1', '2', '3', '4', '5']) await write(key, entry(10));
    expect(await keysKept()).toBe(4);
    await pool.query("UPDATE shared_entry_1 SET until = now() - interval '1 second'");
    expect(await read('1')).toBeUndefined();
    await sweep();
    expect(await keysKept()).toBe(0);
    await Promise.all([1, 2, 3].map((key) => instance().write(`large ${key}`, entry(1_900, 60 + key))));
    await sweep();
    expect(await keysKept()).toBe(2);
    expect(await read('large 3')).toBeDefined();
    await write('no room', entry(1_900));
    expect(await keysKept()).toBe(2);
  });

  it('works again when the table was dropped and the instance is started again', async () => {
    const { handler } = instance();
    await handler.set('key', Promise.resolve(entryOf('a page')));
    await pool.query('DROP TABLE shared_entry_1');
    await expect(instance().read('key')).resolves.toBeUndefined();
  });
});
