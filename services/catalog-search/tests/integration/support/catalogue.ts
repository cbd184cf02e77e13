import { createPool } from '@loupe/database/pool';
import { poolTx } from '@loupe/database/tx';
import { createLogger } from '@loupe/telemetry/logger';
import type { Logger } from '@loupe/telemetry/logger';
import { assertionFor } from '@loupe/test-harness/assertion';
import { fixedClock } from '@loupe/test-harness/clock';
import type { FixedClock } from '@loupe/test-harness/clock';
import { testPublicKeys } from '@loupe/test-harness/keys';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { type Site, SITES } from '@loupe/contracts/sites';
import { categoryRepository } from '../../../src/adapters/db/category-repository.ts';
import { categoryStore } from '../../../src/adapters/db/category-store.ts';
import { CategoryTrees } from '../../../src/adapters/db/category-trees.ts';
import { productStore } from '../../../src/adapters/db/product-store.ts';
import { stockLevelRepository } from '../../../src/adapters/db/stock-level-repository.ts';
import type { StockLevel } from '../../../src/domain/product/stock-level.ts';
import { productDisplayState } from '../../../src/events/published/product-display-state.ts';
import { productState } from '../../../src/events/published/product-state.ts';
import { bindUseCases } from '../../../src/bind-use-cases.ts';
import { createPorts } from '../../../src/ports.ts';
import { categoryRows } from '../../../src/seed/category-rows.ts';
import { productDrafts } from '../../../src/seed/product-drafts.ts';
import {
  readSeedBrands,
  readSeedCategories,
  readSeedProducts,
  readSeedSets,
  readSeedVersions,
} from '../../../src/seed/seed-files.ts';
import { saveBrands } from '../../../src/seed/save-brands.ts';
import { embeddedEngine } from '../../../src/search-engine.ts';
import type { SearchEngine } from '../../../src/search-engine.ts';
import { createServer } from '../../../src/server.ts';
import { saveProducts } from '../../../src/use-cases/save-products.ts';

export interface GraphAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** The seeded catalogue behind its own server, on a database of its own; everything is in stock. */
export interface Catalogue {
  readonly database: TestDatabase;
  /** Not the server's: tests use it to read and change the database. */
  readonly pool: pg.Pool;
  readonly trees: CategoryTrees;
  /** Follows the tables before each question. */
  readonly engine: SearchEngine;
  readonly clock: FixedClock;
  readonly origin: string;
  /** @typeParam Data what the document asks for */
  ask<Data = Readonly<Record<string, unknown>>>(
    document: string,
    variables?: object,
    site?: Site,
  ): Promise<GraphAnswer<Data>>;
  setStock(sku: string, level: StockLevel, version?: bigint): Promise<boolean>;
  seed(options?: { republish: boolean }): Promise<number>;
  stop(): Promise<void>;
}

const logger = createLogger({ service: 'catalog-search-test', level: 'fatal' });
const migrationsDir = new URL('../../../prisma/migrations', import.meta.url).pathname;

/** @param engineOf by default the embedded one */
export async function startCatalogue(
  engineOf: (options: { pool: pg.Pool; now: FixedClock; logger: Logger }) => SearchEngine = ({ pool }) =>
    embeddedEngine(pool),
): Promise<Catalogue> {
  const database = await testDatabase({ service: 'catalog-search', migrationsDir });
  const { url } = database;
  const pool = createPool({ url, applicationName: 'test', max: 2, kind: 'background' });
  const requests = createPool({ url, applicationName: 'catalog-search', kind: 'request' });
  const clock = fixedClock();
  const seed = async ({ republish } = { republish: false }) => {
    await categoryStore(pool).save(SITES.flatMap((site) => categoryRows(site, readSeedCategories(site))));
    await saveBrands(poolTx(pool), readSeedBrands());
    const store = productStore(pool, { state: productState, display: productDisplayState });
    return saveProducts(
      {
        store,
        republish,
      },
      productDrafts(readSeedProducts(), readSeedVersions(), readSeedSets()),
    );
  };
  await seed();
  await pool.query(`INSERT INTO stock_level SELECT sku, 'in', 1 FROM variant`);
  const trees = new CategoryTrees(categoryRepository(poolTx(pool)).all, logger);
  await trees.start();
  const engine = engineOf({ pool, now: clock, logger });
  await engine.index.follow();
  const server = createServer({
    port: 0,
    publicKeys: testPublicKeys,
    useCases: bindUseCases(createPorts({ pool: requests, trees, logger, now: clock, ...engine })),
    alive: () => true,
    ready: async () => ({}),
    now: clock,
    logger,
  });
  const { port } = await server.start();
  const origin = `http://127.0.0.1:${port}`;
  return {
    database,
    pool,
    trees,
    clock,
    origin,
    seed,
    engine,
    async ask<Data>(query: string, variables = {}, site: Site = 'beaverbrooks') {
      if (await engine.curations.follow()) await trees.refresh();
      await engine.index.follow();
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-loupe-assertion': await assertionFor({ site }, clock),
        },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphAnswer<Data>;
    },
    setStock: (sku, level, version = 2n) => stockLevelRepository(poolTx(pool)).save({ sku, level, version }),
    async stop() {
      await server.stop();
      trees.stop();
      await engine.close();
      await Promise.all([pool.end(), requests.end()]);
      await database.drop();
    },
  };
}
