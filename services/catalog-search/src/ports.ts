import { poolTx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { Site } from '@loupe/contracts/sites';
import type { CategoryTrees } from './adapters/db/category-trees.ts';
import { gatheredProducts } from './adapters/db/gathered-products.ts';
import { listedRepository } from './adapters/db/listed-repository.ts';
import { pairRepository } from './adapters/db/pair-repository.ts';
import { productRepository } from './adapters/db/product-repository.ts';
import { reviewRepository } from './adapters/db/review-repository.ts';
import { sharedListings } from './adapters/db/shared-listings.ts';
import type { SearchEngine } from './search-engine.ts';
import { searchOrTables } from './use-cases/search-or-tables.ts';

export interface PortsOptions extends Pick<SearchEngine, 'search' | 'recommenderOf' | 'curations'> {
  readonly pool: pg.Pool;
  /** Read before the server starts. */
  readonly trees: CategoryTrees;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** What the resolvers work with, over one pool: part of the composition root, so that tests compose what main does. */
export function createPorts(options: PortsOptions) {
  const { pool, trees, search, recommenderOf, curations, logger, now } = options;
  const pairs = pairRepository(poolTx(pool));
  return {
    products: gatheredProducts(productRepository(poolTx(pool))),
    categoriesOf: (site: Site) => trees.of(site),
    search: searchOrTables({
      search,
      listed: sharedListings(listedRepository(poolTx(pool))),
      warn: (error) => logger.warn({ error }, 'search answered from the tables'),
    }),
    recommender: recommenderOf(pairs),
    curationOf: (site: Site) => curations.of(site),
    pairs,
    reviews: reviewRepository(poolTx(pool)),
    limits: rateLimits(poolTx(pool)),
    now,
  };
}

export type Ports = ReturnType<typeof createPorts>;
