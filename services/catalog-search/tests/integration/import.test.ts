import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@loupe/database/transaction';
import { until } from '@loupe/test-harness/until';
import { SITES } from '@loupe/contracts/sites';
import { productDraftRepository } from '../../src/adapters/db/product-draft-repository.ts';
import { productStore } from '../../src/adapters/db/product-store.ts';
import { productDisplayState } from '../../src/events/published/product-display-state.ts';
import { productState } from '../../src/events/published/product-state.ts';
import { generateProducts } from '../../src/generator/generate.ts';
import { readProductLine } from '../../src/import/product-line.ts';
import { importProducts } from '../../src/use-cases/import-products.ts';
import type { LineFault } from '../../src/use-cases/import-products.ts';
import { startCatalogue } from './support/catalogue.ts';
import type { Catalogue } from './support/catalogue.ts';

/** The nightly run imports 100,000. */
const PRODUCTS = Number(process.env['IMPORTED_PRODUCTS'] ?? 3_000);
const KILLED_AT = [0, 0.25, 0.45, 0.65, 0.8].map((share) => Math.max(1, Math.round(PRODUCTS * share)));
const LONGEST_MS = 120_000 + PRODUCTS * 60;

let catalogue: Catalogue;
const folder = mkdtempSync(join(tmpdir(), 'loupe-import-'));
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await catalogue.stop();
});

const BRANDS = [
  { site: 'beaverbrooks', name: 'Corvane', watchId: 103, jewelleryId: null },
  { site: 'loupe', name: 'Halden', watchId: 103, jewelleryId: 203 },
] as const;

const lineOf = (at: number, changes: object = {}): string => {
  const [product] = [...generateProducts(at + 1)].slice(-1);
  return JSON.stringify({ ...product, ...changes });
};

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function importLines(lines: readonly string[]) {
  const faults: LineFault[] = [];
  const done = await importProducts(
    {
      store: productStore(catalogue.pool, { state: productState, display: productDisplayState }),
      read: (json) => readProductLine(json, BRANDS),
      report: (fault) => faults.push(fault),
      progress: () => {},
    },
    linesOf(lines),
  );
  return { done, faults };
}

/** The import as a process of its own. */
function startImport(file: string) {
  const child = spawn(process.execPath, ['src/import.ts', file], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: {
      ...process.env,
      DATABASE_URL: catalogue.database.url,
      PORT: '0',
      KAFKA_BROKERS: 'none',
      KEYS_FILE: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { pid: child.pid!, kill: () => child.kill('SIGKILL'), ended, said: () => said };
}

/** A pipe that gives the file's lines and never ends, so that an import of it cannot end before it is killed. */
function endlessCopyOf(file: string) {
  const path = `${file}-${randomUUID()}`;
  execFileSync('mkfifo', [path]);
  let isRead = false;
  const lines = createReadStream(file);
  const pipe = createWriteStream(path)
    .on('open', () => (isRead = true))
    .on('error', () => lines.destroy());
  lines.pipe(pipe, { end: false });
  return { path, isRead: () => isRead };
}

/** With their events: a file of 100,000 has the same products. @param codes as of LIKE */
const forget = (codes: string) =>
  catalogue.pool.query(
    `WITH gone AS (DELETE FROM product WHERE code LIKE $1 RETURNING id::text)
     DELETE FROM outbox USING gone WHERE aggregateid = gone.id`,
    [codes],
  );

/** Asked again and again while an import runs. */
const savedProducts = async (): Promise<number> => {
  const { rows } = await catalogue.pool.query<{ products: number }>(
    `SELECT count(*)::int AS products FROM product WHERE internal_sku LIKE 'G-%'`,
  );
  return rows[0]!.products;
};

const imported = async () => {
  const { rows } = await catalogue.pool.query<{ products: number; events: number; twice: number }>(
    `SELECT (SELECT count(*)::int FROM product WHERE internal_sku LIKE 'G-%') AS products,
       (SELECT count(*)::int FROM outbox o JOIN product p ON p.id::text = o.aggregateid WHERE p.internal_sku LIKE 'G-%') AS events,
       (SELECT count(*)::int FROM product WHERE internal_sku LIKE 'G-%' AND (version > 1 OR display_version > 1)) AS twice`,
  );
  return rows[0]!;
};

describe('the import of a file', () => {
  it('reports a bad line with its number and field, and saves all others', async () => {
    const { done, faults } = await importLines([
      lineOf(9_000),
      '{"code": "12',
      lineOf(9_001, { name: '', launchedOn: '2026-13-01' }),
      lineOf(9_002, { categories: [{ site: 'loupe', key: 'spoons', position: 0, rank: 1 }] }),
      lineOf(9_000, { name: 'The same code again' }),
      lineOf(9_003, { code: '0100002' }),
      '',
      lineOf(9_004),
    ]);
    const fields = faults.filter(({ field }) => !/variants\[[1-9]/.test(field));
    expect(fields.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '2 ',
      '3 name',
      '3 launchedOn',
      '4 categories[0].key',
      '5 code',
      '5 variants[0].sku',
      '5 sites[0].slug',
      '6 code',
    ]);
    expect(faults.at(-1)!.fault).toBe('belongs to product 0100002');
    expect(done).toEqual({ lines: 8, saved: 2, unchanged: 0, refused: 5 });
    const { data } = await catalogue.ask('{ product(productKey: "1009004") { name } }');
    expect(data.product).not.toBeNull();
    expect(await importLines([lineOf(9_000), lineOf(9_004)])).toMatchObject({
      done: { saved: 0, unchanged: 2 },
    });
    await forget('1009%');
  });

  it.each([...SITES, ...['rolex', 'rolex-certified-pre-owned', 'abgroup-a', 'staged']])(
    '[RT-18] a product code is not the first segment of another address: %s',
    (code) => {
      const read = readProductLine(lineOf(0, { code }), BRANDS);
      expect(read).toEqual({
        faults: [{ field: 'code', fault: 'must be seven digits, or GC and a letter' }],
      });
    },
  );

  it('[EU-20] [VA-14] a brand may be given by its number of the site, in the table of its kind', async () => {
    const numbered = (brandId: number, productType: string, sites: readonly object[]) =>
      readProductLine(lineOf(0, { brand: undefined, brandId, productType, sites }), BRANDS);
    const sites = [{ site: 'beaverbrooks' }, { site: 'loupe' }];
    expect(numbered(103, 'watch', sites)).toMatchObject({ product: { brand: 'Corvane' } });
    expect(numbered(103, 'watch', sites.toReversed())).toMatchObject({ product: { brand: 'Halden' } });
    expect(numbered(203, 'ring', sites.toReversed())).toMatchObject({ product: { brand: 'Halden' } });
    for (const unknown of [numbered(203, 'watch', sites), numbered(103, 'ring', sites)])
      expect(unknown).toEqual({
        faults: [{ field: 'brandId', fault: 'is no brand of the first of its sites' }],
      });
    expect(readProductLine(lineOf(0, { brandId: 103 }), BRANDS)).toMatchObject({
      faults: [{ field: 'brand' }],
    });

    const file = join(folder, 'numbered.ndjson');
    writeFileSync(file, lineOf(9_020, { brand: undefined, brandId: 101, productType: 'watch', sites }));
    expect(await startImport(file).ended).toBe(0);
    const { data } = await catalogue.ask('{ product(productKey: "1009020") { brand } }');
    expect(data).toEqual({ product: { brand: 'Alderwyn' } });
    await forget('1009%');
  });

  it('[EN-05] [EN-07] saves how long a piece is made, its tax category, that it is hidden, and what is of its set', async () => {
    const related = { relatedCodes: ['0100001', '0100080'], setCodes: ['0100080'] };
    const own = { makingDays: 7, taxCategory: 'uk-vat-half', hideOnSite: true, ...related };
    const { done, faults } = await importLines([
      lineOf(9_010, own),
      lineOf(9_011, { relatedCodes: ['0100001'], setCodes: ['0100080'] }),
    ]);
    expect(done).toMatchObject({ saved: 1, refused: 1 });
    expect(faults).toMatchObject([{ field: 'setCodes', fault: 'must be among relatedCodes' }]);
    expect(
      await inTransaction(catalogue.pool, (tx) => productDraftRepository(tx).byCode('1009010')),
    ).toMatchObject({
      product: own,
    });
    await forget('1009%');
  });

  it('[CO-13] [VA-10] a ring size is a number: half millimetres from 41 to 76 mm', async () => {
    const ring = (ringSizeHalfMm: unknown) => {
      const sku = '1009020-A';
      return lineOf(9_020, { masterSku: sku, variants: [{ sku, ringSizeHalfMm, prices: [] }] });
    };
    const { faults } = await importLines([81, 153, 100.5, '100'].map(ring));
    expect(faults.map(({ field }) => field)).toEqual(Array(4).fill('variants[0].ringSizeHalfMm'));
    for (const halfMm of [82, 152]) {
      expect((await importLines([ring(halfMm)])).done).toMatchObject({ saved: 1 });
      const { data } = await catalogue.ask('{ product(productKey: "1009020") { variants { ringSize } } }');
      expect(data.product).toEqual({ variants: [{ ringSize: halfMm / 2 }] });
    }
    await forget('1009%');
  });

  it(
    '[EN-19] killed at five points and repeated, ends with the same rows, events and index as one that was not disturbed',
    async () => {
      const file = join(folder, 'products.ndjson');
      const lines = openSync(file, 'w');
      for (const product of generateProducts(PRODUCTS)) writeSync(lines, `${JSON.stringify(product)}\n`);
      closeSync(lines);
      for (const products of KILLED_AT) {
        const { path, isRead } = endlessCopyOf(file);
        const run = startImport(path);
        await until(
          `${products} products are saved`,
          async () => isRead() && (await savedProducts()) >= products,
          LONGEST_MS,
        );
        // The shop on the same machine goes first.
        expect(getPriority(run.pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
        run.kill();
        await run.ended;
      }
      const last = startImport(file);
      expect(await last.ended).toBe(0);
      expect(last.said()).toContain('0 refused');
      expect(await imported()).toEqual({ products: PRODUCTS, events: PRODUCTS * 2, twice: 0 });
      const { data } = await catalogue.ask<{ all: { pagination: { totalNumberOfResults: number } } }>(
        '{ all: facetedProductList(query: "") { pagination { totalNumberOfResults } } }',
      );
      const { rows } = await catalogue.pool.query<{ shown: number }>(
        `SELECT count(*)::int AS shown FROM product p JOIN product_site s ON s.product_id = p.id AND s.site = 'beaverbrooks'
       WHERE approval = 'approved' AND NOT hide_on_site AND product_type NOT LIKE 'rolex%'
         AND EXISTS (SELECT FROM variant WHERE product_id = p.id AND web_product_status <> 'archived')`,
      );
      expect(data.all.pagination.totalNumberOfResults).toBe(rows[0]!.shown);
    },
    LONGEST_MS,
  );
});
