import { createPool } from '@loupe/database/pool';
import { authoringPorts } from './authoring-ports.ts';
import { readConfig } from './config.ts';
import { CommandNotUnderstoodError, readCatalogCommand } from './operator/read-catalog-command.ts';
import type { CatalogCommand } from './operator/read-catalog-command.ts';
import { authorCatalogue } from './use-cases/author-catalogue.ts';
import type { Authored } from './use-cases/author-catalogue.ts';

const WORDS: Readonly<Record<Authored, string>> = {
  done: 'Done. Shops show it within two seconds.',
  'no-product': 'There is no product with this code.',
  'no-variant': 'The product has no variant with this sku.',
  'no-place': 'The category does not list the product.',
  'no-category': 'The site has no category with this key.',
  'nothing-to-remove': 'There was nothing to remove.',
};

/** Runs one command on the service's own tables; the running service's relay publishes what changed. */
async function operate(command: CatalogCommand): Promise<Authored> {
  const url = readConfig().DATABASE_URL;
  const pool = createPool({ url, applicationName: 'catalog-operator', max: 1, kind: 'background' });
  try {
    return await authorCatalogue(authoringPorts(pool), command);
  } finally {
    await pool.end();
  }
}

try {
  const authored = await operate(readCatalogCommand(process.argv.slice(2)));
  process.stdout.write(`${WORDS[authored]}\n`);
  process.exitCode = authored === 'done' ? 0 : 1;
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
