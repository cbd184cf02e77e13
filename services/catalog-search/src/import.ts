import { createReadStream } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { curationRepository } from './adapters/db/curation-repository.ts';
import { productStore } from './adapters/db/product-store.ts';
import { readConfig } from './config.ts';
import { productDisplayState } from './events/published/product-display-state.ts';
import { productState } from './events/published/product-state.ts';
import { readProductLine } from './import/product-line.ts';
import { importProducts } from './use-cases/import-products.ts';
import type { ImportProgress } from './use-cases/import-products.ts';

/** Imports products, one JSON document a line: `npm run catalog:import -- file.ndjson`. Exit code 1: some lines were refused. */
const TELL_EVERY_MS = 1_000;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name a file: npm run catalog:import -- products.ndjson');
// It takes what the services on the same machine leave.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const url = readConfig().DATABASE_URL;
const pool = createPool({ url, applicationName: 'catalog-import', max: 2, kind: 'background' });
const [curation] = await curationRepository(poolTx(pool)).read();
const brands = curation?.brands ?? [];
const began = performance.now();
let toldAt = began;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));

const inWords = ({ lines, saved, unchanged, refused }: ImportProgress): string => {
  const perSecond = Math.round(((saved + unchanged) / (performance.now() - began)) * 1_000);
  const counts = [saved, unchanged, refused].map((count) => count.toLocaleString('en-GB'));
  return `${lines.toLocaleString('en-GB')} lines: ${counts[0]} saved, ${counts[1]} unchanged, ${counts[2]} refused; ${perSecond.toLocaleString('en-GB')} a second`;
};

/** Opened when the first line is asked for: lines that are read before anybody listens are lost. */
async function* linesOf(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity });
}

const done = await importProducts(
  {
    store: productStore(pool, { state: productState, display: productDisplayState }),
    read: (json) => readProductLine(json, brands),
    report: ({ line, field, fault }) =>
      process.stderr.write(`line ${line}${field === '' ? '' : `, ${field}`}: ${fault}\n`),
    progress: (progress) => {
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      process.stderr.write(`${inWords(progress)}\n`);
    },
  },
  linesOf(file),
  () => isStopped,
);
await pool.end();
if (isStopped) process.stderr.write('Interrupted. Import the file again to go on.\n');
process.stdout.write(`${inWords(done)}\n`);
process.exitCode = isStopped ? 130 : done.refused > 0 ? 1 : 0;
