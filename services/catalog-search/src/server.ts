import { readFileSync } from 'node:fs';
import { poolTx } from '@loupe/database/tx';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { AliveCheck, ReadyDetails } from '@loupe/subgraph-server/health';
import type { PublicKeys } from '@loupe/subgraph-server/keys';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import type { SubgraphServer } from '@loupe/subgraph-server/server';
import type { Logger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import type pg from 'pg';
import type { CategoryTrees } from './adapters/db/category-trees.ts';
import { ProductRepository } from './adapters/db/product-repository.ts';
import { createContext, type Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';

interface CatalogueServerOptions {
  readonly port: number;
  readonly publicKeys: PublicKeys;
  readonly pool: pg.Pool;
  /** Read before the server starts. */
  readonly trees: CategoryTrees;
  readonly isStockProjected: () => Promise<boolean>;
  /** Asked at /healthz: whether the relay and all consumers still run. */
  readonly alive: AliveCheck;
  /** Told at /readyz: what waits to be published. */
  readonly details?: ReadyDetails | undefined;
  readonly clock: () => Date;
  readonly logger: Logger;
}

export function createCatalogueServer(options: CatalogueServerOptions): SubgraphServer {
  const { port, publicKeys, pool, trees, alive, isStockProjected, details, clock, logger } = options;
  return createSubgraphServer<Context>({
    service: 'catalog-search',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: createContext({
      products: new ProductRepository(poolTx(pool)),
      categoriesOf: (site) => trees.of(site),
      clock,
    }),
    port,
    verifyAssertion: createAssertionVerifier({ publicKeys, now: clock }),
    logger,
    alive,
    ready: async () => ({
      database: (await pool.query('SELECT')).rowCount === 1,
      stockProjection: await isStockProjected(),
    }),
    details,
  });
}
