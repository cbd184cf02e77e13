import { poolTx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type pg from 'pg';
import type { CategoryTrees } from './adapters/db/category-trees.ts';
import { gatheredProducts } from './adapters/db/gathered-products.ts';
import { pairRepository } from './adapters/db/pair-repository.ts';
import { productRepository } from './adapters/db/product-repository.ts';
import type { Curations } from './adapters/search/curations.ts';
import { embeddedSearch } from './adapters/search/embedded-search.ts';
import type { SearchIndex } from './adapters/search/search-index.ts';
import type { Site } from './domain/site.ts';

export interface PortsOptions {
  readonly pool: pg.Pool;
  /** Read before the server starts. */
  readonly trees: CategoryTrees;
  /** Read before the first search is answered. */
  readonly index: SearchIndex;
  readonly curations: Curations;
  readonly now: () => Date;
}

/** What the resolvers work with, over one pool: part of the composition root, so that tests compose what main does. */
export const createPorts = ({ pool, trees, index, curations, now }: PortsOptions) => ({
  products: gatheredProducts(productRepository(poolTx(pool))),
  categoriesOf: (site: Site) => trees.of(site),
  search: embeddedSearch(
    (site, at) => index.of(site, at),
    (site) => curations.of(site),
  ),
  curationOf: (site: Site) => curations.of(site),
  pairs: pairRepository(poolTx(pool)),
  limits: rateLimits(poolTx(pool)),
  now,
});

export type Ports = ReturnType<typeof createPorts>;
