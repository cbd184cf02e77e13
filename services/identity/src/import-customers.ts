import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { readKeySets } from '@loupe/subgraph-server/key-file';
import { customerImportRepository } from './adapters/db/customer-import-repository.ts';
import { importedCustomerRepository } from './adapters/db/imported-customer-repository.ts';
import { KeySets, readConfig } from './config.ts';
import { readCustomerLine } from './import/read-customer-line.ts';
import { createPorts } from './ports.ts';
import { importCustomers, type ImportProgress } from './use-cases/import-customers.ts';

/** Imports customers of the previous platform: `npm run customers -- import file.ndjson`. Exit code 1: some lines were refused. */
const TELL_EVERY_MS = 1_000;

const [file, actor] = process.argv.slice(2);
if (file === undefined || actor === undefined)
  throw new Error('Name a file and who imports it: npm run customers -- import customers.ndjson --by <name>');
const config = readConfig();
const pool = createPool({
  url: config.DATABASE_URL,
  applicationName: 'customers-import',
  max: 1,
  kind: 'background',
});
const sets = readKeySets({ service: 'identity', file: config.KEYS_FILE, shape: KeySets });
const { transaction, publish } = createPorts({ pool, digestKeys: () => sets['email-digest'] });
let toldAt = performance.now();
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));

const inWords = ({ lines, saved, unchanged, refused }: ImportProgress): string =>
  `${lines} lines: ${saved} customers saved, ${unchanged} unchanged, ${refused} refused`;

async function run(path: string, by: string): Promise<number> {
  const done = await importCustomers(
    {
      transaction,
      publish,
      read: readCustomerLine,
      importedIn: importedCustomerRepository,
      imports: customerImportRepository(poolTx(pool)),
      report: (line, { field, fault }) =>
        process.stderr.write(`line ${line}${field === '' ? '' : `, ${field}`}: ${fault}\n`),
      progress: (progress) => {
        if (performance.now() - toldAt < TELL_EVERY_MS) return;
        toldAt = performance.now();
        process.stderr.write(`${inWords(progress)}\n`);
      },
    },
    { actor: by, file: basename(path) },
    createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity }),
    () => isStopped,
  );
  if (isStopped) process.stderr.write('Interrupted. Import the file again to go on.\n');
  process.stdout.write(`${inWords(done)}\n`);
  return isStopped ? 130 : done.refused > 0 ? 1 : 0;
}

try {
  process.exitCode = await run(file, actor);
} catch (error) {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
  process.stderr.write(`There is no file ${file}.\n`);
  process.exitCode = 2;
} finally {
  await pool.end();
}
