import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { legacyOrderRepository } from './adapters/db/legacy-order-repository.ts';
import { readConfig } from './config.ts';
import { readLegacyOrderLine } from './import/legacy-order-line.ts';
import { linesOf } from './import/lines-of.ts';
import { importLegacyOrders } from './use-cases/import-legacy-orders.ts';
import type { ImportProgress } from './use-cases/import-legacy-orders.ts';

/** Imports orders of the previous platform: `npm run orders:import -- file.ndjson`. Exit code 1: some lines were refused. */
const TELL_EVERY_MS = 1_000;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name a file: npm run orders:import -- orders.ndjson');
const url = readConfig().DATABASE_URL;
const pool = createPool({ url, applicationName: 'orders-import', max: 1, kind: 'background' });
let toldAt = performance.now();
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));

const inWords = ({ lines, saved, unchanged, refused }: ImportProgress): string =>
  `${lines} lines: ${saved} orders saved, ${unchanged} unchanged, ${refused} refused`;

async function run(path: string): Promise<number> {
  const done = await importLegacyOrders(
    {
      orders: legacyOrderRepository(poolTx(pool)),
      read: readLegacyOrderLine,
      report: ({ line, field, fault }) =>
        process.stderr.write(`line ${line}${field === '' ? '' : `, ${field}`}: ${fault}\n`),
      progress: (progress) => {
        if (performance.now() - toldAt < TELL_EVERY_MS) return;
        toldAt = performance.now();
        process.stderr.write(`${inWords(progress)}\n`);
      },
    },
    linesOf(path),
    () => isStopped,
  );
  if (isStopped) process.stderr.write('Interrupted. Import the file again to go on.\n');
  process.stdout.write(`${inWords(done)}\n`);
  return isStopped ? 130 : done.refused > 0 ? 1 : 0;
}

try {
  process.exitCode = await run(file);
} catch (error) {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
  process.stderr.write(`There is no file ${file}.\n`);
  process.exitCode = 2;
} finally {
  await pool.end();
}
