import { transactions } from '@loupe/database/transactions';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { enqueue } from '@loupe/messaging/outbox';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import type { Site } from '@loupe/contracts/sites';
import type { CategoryTrees } from './adapters/db/category-trees.ts';
import { gatheredProducts } from './adapters/db/gathered-products.ts';
import { housekeeping } from './adapters/db/housekeeping.ts';
import { listedRepository } from './adapters/db/listed-repository.ts';
import { pairRepository } from './adapters/db/pair-repository.ts';
import { productDisplayRepository } from './adapters/db/product-display-repository.ts';
import { productRepository } from './adapters/db/product-repository.ts';
import { reviewRepository } from './adapters/db/review-repository.ts';
import { searchDocuments } from './adapters/db/search-documents.ts';
import { sharedListings } from './adapters/db/shared-listings.ts';
import { stockLevelRepository } from './adapters/db/stock-level-repository.ts';
import type { ProductDisplay } from './domain/product/product-display.ts';
import { productDisplayState } from './events/published/product-display-state.ts';
import type { SearchEngine } from './search-engine.ts';
import { searchOrTables } from './use-cases/search-or-tables.ts';

export interface PortsOptions extends Pick<SearchEngine, 'search' | 'recommenderOf' | 'curations'> {
  readonly pool: pg.Pool;
  /** Read before the server starts. */
  readonly trees: CategoryTrees;
  readonly logger: Logger;
  readonly now: () => Date;
}

export type Ports = ReturnType<typeof createPorts>;

/** The ports of the use cases over one pool: part of the composition root, so that tests compose what main does. */
export function createPorts(options: PortsOptions) {
  const { pool, trees, search, recommenderOf, curations, logger, now } = options;
  const tx = poolTx(pool);
  const { transaction } = transactions(pool);
  const pairs = pairRepository(tx);
  const limits = rateLimits(tx);
  return {
    transaction,
    products: gatheredProducts(productRepository(tx)),
    categoriesOf: (site: Site) => trees.of(site),
    search: searchOrTables({
      search,
      listed: sharedListings(listedRepository(tx)),
      warn: (error) => logger.warn({ error }, 'search answered from the tables'),
    }),
    recommender: recommenderOf(pairs),
    curationOf: (site: Site) => curations.of(site),
    pairs,
    pairsIn: pairRepository,
    reviews: reviewRepository(tx),
    stockLevels: stockLevelRepository,
    displays: productDisplayRepository,
    documents: searchDocuments(tx),
    limits,
    prune: housekeeping(tx, limits).prune,
    publish: (inTx: Tx, display: ProductDisplay) => enqueue(inTx, productDisplayState(display)),
    now,
  };
}
