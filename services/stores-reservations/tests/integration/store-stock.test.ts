import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { outsideEnvironment } from './support/environment.ts';
import { publishProduct } from './support/pieces.ts';
import type { Published } from './support/pieces.ts';
import { startStores, type TestStores } from './support/stores.ts';

const ROOT = new URL('../../', import.meta.url);
const PRODUCT = '0199c0de-0000-7000-8000-000000000001';
const OTHER = '0199c0de-0000-7000-8000-000000000002';

let service: TestStores;
let folder: string;
beforeAll(async () => {
  service = await startStores();
  folder = await mkdtemp(join(tmpdir(), 'store-stock-'));
});
beforeEach(async () => {
  await service.pool.query(
    'TRUNCATE reservation_act, reservation, store_stock_movement, store_stock, piece, product CASCADE',
  );
  await publish({ id: PRODUCT, key: '0100001', skus: { '0100001-L': 100, '0100001-M': 102 }, version: 1n });
});
afterAll(() => service.stop());

const publish = (product: Published) => publishProduct(service, product);

function storeStock(...args: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    PORT: '0',
    DATABASE_URL: service.database.url,
    KAFKA_BROKERS: '127.0.0.1:1',
    ...outsideEnvironment(),
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/operate-store-stock.ts', ...args, ...(args[0] === 'show' ? [] : ['--by', 'Ada'])],
      { cwd: ROOT, env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, said: (out + err).trim() }),
    );
  });
}

async function take(...lines: string[]) {
  const file = join(folder, `${lines.length}.csv`);
  await writeFile(file, ['store,sku,on_hand,counted_at', ...lines].join('\n'));
  return storeStock('take', file);
}

const LOOKUP = `query ($input: ReserveAndCollectInput!) {
  reserveAndCollectLocationsLookup(input: $input) { store { name } distance hasPiece isLastOne otherSkus }
}`;
async function near(sku: string, input: object = { place: 'Leeds' }) {
  const { data, errors } = await service.ask<{
    reserveAndCollectLocationsLookup: { store: { name: string } }[];
  }>(LOOKUP, { input: { sku, ...input } });
  if (errors !== undefined) throw new Error(errors[0]!.extensions.code);
  return data.reserveAndCollectLocationsLookup.map(({ store, ...rest }) => ({ ...rest, store: store.name }));
}
const onHand = async (sku = '0100001-L') =>
  (
    await service.pool.query<{ on_hand: number }>(
      'SELECT on_hand FROM store_stock WHERE sku = $1 ORDER BY on_hand',
      [sku],
    )
  ).rows.map(({ on_hand }) => on_hand);

describe('the stock of stores', () => {
  it('is received, adjusted, counted, kept back and brought to another store, with who did it', async () => {
    const sku = '0100001-L';
    expect(await storeStock('receive', 'bb-leeds', sku, '3')).toEqual({
      code: 0,
      said: `${sku} in bb-leeds: 0 → 3 on hand.`,
    });
    expect((await storeStock('adjust', 'bb-leeds', sku, '-1', '--reason', 'sold')).code).toBe(0);
    expect((await storeStock('keep-back', 'bb-leeds', sku, '1')).said).toBe(
      `${sku} in bb-leeds: 0 → 1 kept back.`,
    );
    expect((await storeStock('transfer', 'bb-leeds', 'bb-york', sku, '1')).code).toBe(0);
    expect((await storeStock('count', 'bb-leeds', sku, '4')).said).toBe(`${sku} in bb-leeds: 1 → 4 on hand.`);
    const { said } = await storeStock('show', sku);
    expect(said).toMatch(/in bb-leeds: 4 on hand, 1 kept back, counted 2/);
    expect(said).toMatch(/−1 {2}transfer {4}Ada {2}to bb-york/);
    expect(said).toMatch(/in bb-york: 1 on hand, 0 kept back, never counted/);
    const { rows } = await service.pool.query(
      `SELECT FROM store_stock s WHERE s.on_hand <> (SELECT sum(quantity) FROM store_stock_movement m
        WHERE m.store_id = s.store_id AND m.sku = s.sku AND kind <> 'keep-back')`,
    );
    expect(rows).toEqual([]);
  });

  it('refuses what is not there, other stores and skus, and arguments that are no command', async () => {
    expect(await storeStock('adjust', 'bb-leeds', '0100001-L', '-1', '--reason', 'lost')).toEqual({
      code: 1,
      said: 'bb-leeds has only 0 of 0100001-L.',
    });
    expect((await storeStock('receive', 'bb-atlantis', '0100001-L', '1')).said).toBe(
      'There is no store bb-atlantis.',
    );
    expect((await storeStock('receive', 'bb-leeds', 'x', '1')).said).toBe('x is not in the catalogue.');
    expect((await storeStock('transfer', 'bb-leeds', 'bb-york', '0100001-L', '1')).code).toBe(1);
    expect((await storeStock('adjust', 'bb-leeds', '0100001-L', '1', '--reason', 'no sign')).code).toBe(2);
    expect((await storeStock('take', '/no/such/file')).code).toBe(2);
    expect(await onHand()).toEqual([0, 0]);
  });
});

describe('a count file', () => {
  const early = '2026-11-28T06:00:00Z';

  it('is taken store by store, and again without effect', async () => {
    const lines = [`bb-leeds,0100001-L,2,${early}`, `bb-york,0100001-L,1,${early}`];
    expect(await take(...lines)).toEqual({ code: 0, said: 'bb-leeds: 1 counted.\nbb-york: 1 counted.' });
    expect((await take(...lines)).said).toBe(
      'bb-leeds: 0 counted, 1 taken before.\nbb-york: 0 counted, 1 taken before.',
    );
    expect(await onHand()).toEqual([1, 2]);
  });

  it('keeps what moved after it was counted', async () => {
    await storeStock('receive', 'bb-leeds', '0100001-L', '1');
    await take(`bb-leeds,0100001-L,2,${early}`);
    expect(await onHand()).toEqual([3]);
  });

  it('with one wrong line changes nothing, and names every wrong line', async () => {
    await take(`bb-leeds,0100001-L,2,${early}`);
    const { code, said } = await take(
      `bb-leeds,0100001-M,5,${early}`,
      `bb-atlantis,0100001-L,1,${early}`,
      `bb-leeds,x,1,${early}`,
      'bb-leeds,0100001-L,1,2026-11-28T05:59:59Z',
    );
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([
      'Nothing of the file was taken:',
      '  line 3: there is no store bb-atlantis',
      '  line 4: x is not in the catalogue',
      '  line 5: older than the last count, of 2026-11-28T06:00:00.000Z',
    ]);
    expect(await onHand('0100001-M')).toEqual([]);
  });
});

describe('where a piece is', () => {
  const counted = (store: string, sku: string, n: number, at: string) => take(`${store},${sku},${n},${at}`);
  // The service's clock stands at noon on 21 November; what was counted within 36 hours before it is offered.
  const fresh = '2026-11-21T08:00:00Z';

  it('[QY-10] stores that have it or another size, nearest first, counted lately and not kept back', async () => {
    await take(
      `bb-leeds,0100001-L,1,${fresh}`,
      `bb-york,0100001-L,3,${fresh}`,
      `bb-harrogate,0100001-M,2,${fresh}`,
      `bb-manchester,0100001-L,0,${fresh}`,
      `bb-leicester,0100001-L,4,2026-11-19T08:00:00Z`,
    );
    await storeStock('keep-back', 'bb-york', '0100001-L', '2');
    const found = await near('0100001-L');
    expect(found.map(({ store }) => store)).toEqual(['Leeds', 'Harrogate', 'York']);
    expect(found).toMatchObject([
      { hasPiece: true, isLastOne: true, otherSkus: [] },
      { hasPiece: false, isLastOne: false, otherSkus: ['0100001-M'] },
      { hasPiece: true, isLastOne: true },
    ]);
    await storeStock('keep-back', 'bb-york', '0100001-L', '3');
    expect((await near('0100001-L')).map(({ store }) => store)).toEqual(['Leeds', 'Harrogate']);
  });

  it('[QY-10] a piece that may not be reserved, is not approved or is of the other shop is nowhere', async () => {
    await counted('bb-leeds', '0100001-L', 2, fresh);
    expect(await near('0100001-L')).toHaveLength(1);
    const skus = { '0100001-L': 100 };
    let version = 2n;
    for (const withdrawn of [
      { reservable: false },
      { approved: false },
      { sites: ['loupe'] },
      { skus: { other: 1 } },
    ]) {
      await publish({ id: PRODUCT, key: '0100001', skus, version: version++, ...withdrawn });
      expect(await near('0100001-L')).toEqual([]);
    }
    await publish({ id: PRODUCT, key: '0100001', skus, version });
    expect(await near('0100001-L')).toHaveLength(1);
  });

  it('an older state changes nothing, and a sku moves to the product that lists it', async () => {
    await publish({ id: PRODUCT, key: '0100001', skus: { '0100001-L': 100 }, version: 5n });
    await publish({ id: PRODUCT, key: '0100001', skus: {}, version: 4n });
    await publish({ id: OTHER, key: '0100002', skus: { '0100001-L': 104 }, version: 1n });
    await publish({ id: PRODUCT, key: '0100001', skus: {}, version: 6n });
    const { rows } = await service.pool.query(
      'SELECT product_id, ring_size_half_mm, listed FROM piece WHERE sku = $1',
      ['0100001-L'],
    );
    expect(rows).toEqual([{ product_id: OTHER, ring_size_half_mm: 104, listed: true }]);
  });

  it('[QY-10] refuses no place, an unknown place and a wrong limit', async () => {
    await expect(near('0100001-L', {})).rejects.toThrow('ValidationError');
    await expect(near('0100001-L', { place: 'Atlantis' })).rejects.toThrow('PlaceNotFoundError');
    await expect(near('0100001-L', { place: 'Leeds', limit: 21 })).rejects.toThrow('ValidationError');
  });
});
