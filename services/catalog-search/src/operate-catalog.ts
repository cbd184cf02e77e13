import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { createLogger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { reviewRepository } from './adapters/db/review-repository.ts';
import { authoringPorts } from './authoring-ports.ts';
import { readConfig } from './config.ts';
import { readCatalogCommand, readShards } from './operator/read-catalog-command.ts';
import type { CatalogCommand } from './operator/read-catalog-command.ts';
import { authorCatalogue } from './use-cases/author-catalogue.ts';
import { openSearchEngine } from './search-engine.ts';
import type { Authored } from './use-cases/author-catalogue.ts';

const WORDS: Readonly<Record<Authored, string>> = {
  done: 'Done. Shops show it within two seconds.',
  'no-review': 'There is no such review, or it was judged so before.',
  'no-product': 'There is no product with this code.',
  'no-variant': 'The product has no variant with this sku.',
  'no-place': 'The category does not list the product.',
  'no-category': 'The site has no category with this key.',
  'nothing-to-remove': 'There was nothing to remove.',
};

async function withPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const url = readConfig().DATABASE_URL;
  const pool = createPool({ url, applicationName: 'catalog-operator', max: 1, kind: 'background' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Runs one command on the service's own tables; the running service's relay publishes what changed. */
const operate = (command: CatalogCommand): Promise<Authored> =>
  withPool((pool) => authorCatalogue(authoringPorts(pool), command));

const MOST_LISTED = 100;

/** Prints the reviews that wait for a moderator, the longest waiting first. */
async function listReviews(): Promise<void> {
  const waiting = await withPool((pool) => reviewRepository(poolTx(pool)).waiting(MOST_LISTED));
  if (waiting.length === 0) process.stdout.write('No review is waiting.\n');
  for (const { id, site, code, name, rating, title, text, nickname } of waiting) {
    const lines = text.split('\n').map((line) => `  ${line}`);
    const about = `${id}  ${site}  ${code} ${name}  ${rating} of 5, by ${nickname}`;
    process.stdout.write([about, `  ${title}`, ...lines, '', ''].join('\n'));
  }
}

/** Fills a new index beside the one that is searched, with the changes that are made meanwhile. */
async function reindex(shards: number | undefined): Promise<void> {
  const { DATABASE_URL: url, OPENSEARCH_URL, LOG_LEVEL: level } = readConfig();
  if (OPENSEARCH_URL === undefined) {
    throw new CommandNotUnderstoodError(
      'Only OpenSearch is reindexed (OPENSEARCH_URL): an embedded index is read at each start.',
    );
  }
  const logger = createLogger({ service: 'catalog-operator', level });
  const pool = createPool({ url, applicationName: 'catalog-operator', max: 2, kind: 'background' });
  const engine = openSearchEngine({ url: OPENSEARCH_URL, pool, logger, now: () => new Date() });
  try {
    const began = performance.now();
    const read = await engine.reindex(shards);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`Done. ${read} products in ${seconds} s; searches use the new index.\n`);
  } finally {
    await engine.close();
    await pool.end();
  }
}

async function run(args: readonly string[]): Promise<number> {
  if (args[0] === 'reviews') {
    await listReviews();
    return 0;
  }
  if (args[0] === 'reindex') {
    await reindex(readShards(args.slice(1)));
    return 0;
  }
  const authored = await operate(readCatalogCommand(args));
  process.stdout.write(`${WORDS[authored]}\n`);
  return authored === 'done' ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandNotUnderstoodError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
