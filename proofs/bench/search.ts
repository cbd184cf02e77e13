import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPool } from '@loupe/database/pool';
import { startTestOpenSearch } from '@loupe/test-harness/opensearch';
import { testDatabase } from '@loupe/test-harness/postgres';
import pg from 'pg';
import { request } from 'undici';
import { categoryStore } from '../../services/catalog-search/src/adapters/db/category-store.ts';
import { generateProducts } from '../../services/catalog-search/src/generator/generate.ts';
import { categoryRows } from '../../services/catalog-search/src/seed/category-rows.ts';
import { readSeedCategories } from '../../services/catalog-search/src/seed/seed-files.ts';
import { bulkLoad } from '../../services/catalog-search/tests/support/bulk-load.ts';
import { HEAP_FLAGS } from '../../tools/stack/heap-flags.ts';
import { ROOT } from '../../tools/stack/services.ts';
import { concurrently } from './concurrently.ts';
import { besideImport } from './import-beside.ts';
import { machineSpeed } from './machine.ts';
import { percentile } from './percentile.ts';
import { PEER_LISTING } from './search-peer.ts';
import { LISTING, OPERATIONS, TEXT } from './search-queries.ts';
import { measureWildQueries } from './wild-queries.ts';

const SERVICE = join(ROOT, 'services/catalog-search');
const TIMES = 300;
/** The service's code is compiled after some hundred answers; those before are printed apart. */
const WARM_UP = 600;
const PEER_TIMES = 30;
const CLIENTS = 64;
const CROWD = 3_000;
/** Products that the service's heap is made for. A million are measured without its limit. */
const MOST_IN_HEAP = 100_000;
const WILD = 5_000;
/** Where an answer takes a tenth of a second: with OpenSearch, and with a million products. */
const SHARE_OF_SLOW = 0.1;

interface Started {
  readonly port: number;
  readonly buildMs: number;
  /** Memory before the index was read. */
  readonly before: object;
  readonly memory: object;
  readonly index: Readonly<Record<string, number>>;
}

/** A generated range in a database of its own, and the subgraph in a process of its own, asked over HTTP. */
export async function searchBench(): Promise<object> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      products: { type: 'string', default: '100000' },
      engine: { type: 'string', default: 'embedded' },
    },
  });
  const products = Number(values.products);
  const node = values.engine === 'opensearch' ? await startTestOpenSearch() : undefined;
  const database = await testDatabase({
    service: 'catalog-search',
    migrationsDir: join(SERVICE, 'prisma/migrations'),
  });
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(`ALTER DATABASE "${database.name}" SET log_statement = 'none'`);
  const pool = createPool({ url: database.url, applicationName: 'bench-load', max: 2, kind: 'background' });
  try {
    const load = await loadRange(pool, products);
    const machine = await machineSpeed(database.adminUrl);
    return {
      bench: 'search',
      engine: node === undefined ? 'embedded' : 'opensearch',
      products,
      ...load,
      ...(await measureServer([database.url, ...(node === undefined ? [] : [node.url])], products)),
      peer: await measurePeer(pool, products > MOST_IN_HEAP ? PEER_TIMES * SHARE_OF_SLOW : PEER_TIMES),
      machine,
    };
  } finally {
    await pool.end();
    await admin.end();
    await database.drop();
    await node?.stop();
  }
}

async function loadRange(pool: pg.Pool, products: number): Promise<object> {
  const began = performance.now();
  const categories = (['beaverbrooks', 'loupe'] as const).flatMap((site) =>
    categoryRows(site, readSeedCategories(site)),
  );
  await categoryStore(pool).save(categories);
  await bulkLoad(pool, generateProducts(products));
  return { loadMs: Math.round(performance.now() - began) };
}

/** @param servers the database, and the OpenSearch node where there is one */
async function measureServer(
  servers: readonly [url: string, ...string[]],
  products: number,
): Promise<object> {
  const child = fork(join(SERVICE, 'tests/bench/server.ts'), [...servers], {
    stdio: 'inherit',
    execArgv: products > MOST_IN_HEAP ? [] : [...(HEAP_FLAGS['catalog-search'] ?? [])],
  });
  try {
    let assertion = '';
    child.on('message', (message) => {
      if ('assertion' in (message as object)) ({ assertion } = message as { assertion: string });
    });
    const started = await figuresOf(child);
    const codesOf = errorsOf(started.port, () => assertion);
    const ask = answered(codesOf);
    const isLarge = products > MOST_IN_HEAP;
    const isSlow = isLarge || servers.length > 1;
    const figures: Record<string, object> = {};
    for (const [name, operation] of Object.entries(OPERATIONS)) {
      const askOne = (at: number) => ask(operation.document, operation.variables(at));
      const ofMany = async (times: number) => {
        const samples: number[] = [];
        for (let at = 0; at < times; at++) samples.push(await timed(() => askOne(at)));
        return latencies(samples);
      };
      const first = await ofMany(isSlow ? WARM_UP * SHARE_OF_SLOW : WARM_UP);
      figures[name] = { ...(await ofMany(TIMES)), first };
      // A million products take half an hour, of which something is known before its end.
      process.stderr.write(`  … ${name} ${JSON.stringify(figures[name])}\n`);
    }
    const wild = await measureWildQueries(isSlow ? WILD * SHARE_OF_SLOW : WILD, codesOf);
    const times = isLarge ? CROWD * SHARE_OF_SLOW : CROWD;
    const crowd = await measureCrowd(ask, times);
    const afterCrowd = figuresOf(child);
    child.send('memory');
    const { memory, index } = await afterCrowd;
    const beside = await besideImport({ url: servers[0], after: products }, () => measureCrowd(ask, times));
    return {
      indexMs: started.buildMs,
      figures,
      wild,
      crowd,
      crowdBesideImport: { ...beside.result, imported: beside.imported },
      p95TimesBesideImport: Number((beside.result.p95Ms / crowd.p95Ms).toFixed(2)),
      memory: { before: started.before, withIndex: started.memory, afterCrowd: memory },
      index,
    };
  } finally {
    child.kill();
  }
}

type Codes = (document: string, variables: object) => Promise<readonly string[]>;

/** @param assertion the newest one: each lasts for less than a bench. @returns the codes of the errors of an answer */
function errorsOf(port: number, assertion: () => string): Codes {
  return async (query, variables) => {
    const headers = { 'content-type': 'application/json', 'x-loupe-assertion': assertion() };
    const body = JSON.stringify({ query, variables });
    const answer = await request(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
    const { errors = [] } = (await answer.body.json()) as { errors?: { extensions: { code: string } }[] };
    return errors.map(({ extensions }) => extensions.code);
  };
}

type Ask = (document: string, variables: object) => Promise<void>;

const answered =
  (codesOf: Codes): Ask =>
  async (document, variables) => {
    const codes = await codesOf(document, variables);
    if (codes.length > 0) throw new Error(codes.join());
  };

/** The next message that is not an assertion. */
function figuresOf(child: ChildProcess): Promise<Started> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The subgraph of the bench has ended.')));
    child.on('message', (message) => {
      if ('memory' in (message as object)) resolve(message as Started);
    });
  });
}

/** As many clients at once, listings and searches by turns. */
async function measureCrowd(ask: Ask, times: number) {
  const samples: number[] = [];
  const errors = new Map<string, number>();
  const began = performance.now();
  await concurrently(times, CLIENTS, async (at) => {
    const operation = at % 2 === 0 ? LISTING : TEXT;
    const asked = () =>
      ask(operation.document, operation.variables(at)).catch(({ message }: Error) =>
        errors.set(message, (errors.get(message) ?? 0) + 1),
      );
    samples.push(await timed(asked));
  });
  const perSecond = Math.round(times / ((performance.now() - began) / 1000));
  return { clients: CLIENTS, perSecond, errors: Object.fromEntries(errors), ...latencies(samples) };
}

/** The listing's SQL as it was before the index, without facets: what the engine is compared with. */
async function measurePeer(pool: pg.Pool, times: number): Promise<object> {
  const { rows } = await pool.query<{ ids: string[] }>(
    `SELECT array_agg(c.id) AS ids FROM category c JOIN category up ON up.id = c.parent_id
     WHERE up.key = 'earrings' AND c.site = 'beaverbrooks'`,
  );
  const values = ['beaverbrooks', rows[0]?.ids ?? [], 24, 0, new Date()];
  const samples: number[] = [];
  for (let at = 0; at < times; at++) samples.push(await timed(() => pool.query(PEER_LISTING, values)));
  return { listingWithoutFacets: latencies(samples) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const latencies = (samples: readonly number[]) => ({
  p50Ms: Number(percentile(samples, 50).toFixed(1)),
  p95Ms: Number(percentile(samples, 95).toFixed(1)),
  p99Ms: Number(percentile(samples, 99).toFixed(1)),
});
