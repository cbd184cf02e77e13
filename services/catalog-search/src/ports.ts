import { poolTx } from '@loupe/database/tx';
import { rateLimits } from '@loupe/rate-limit/rate-limits';
import type pg from 'pg';
import type { CategoryTrees } from './adapters/db/category-trees.ts';
import { gatheredProducts } from './adapters/db/gathered-products.ts';
import { pairRepository } from './adapters/db/pair-repository.ts';
import { productRepository } from './adapters/db/product-repository.ts';
import type { Curations } from './adapters/search/curations.ts';
import type { Site } from './domain/site.ts';
import type { CatalogueSearch } from './use-cases/ports/catalogue-search.ts';

export interface PortsOptions {
  readonly pool: pg.Pool;
  /** Read before the server starts. */
  readonly trees: CategoryTrees;
  readonly search: CatalogueSearch;
  readonly curations: Curations;
  readonly now: () => Date;
}

/** What the resolvers work with, over one pool: part of the composition root, so that tests compose what main does. */
export const createPorts = ({ pool, trees, search, curations, now }: PortsOptions) => ({
  products: gatheredProducts(productRepository(poolTx(pool))),
  categoriesOf: (site: Site) => trees.of(site),
  search,
  curationOf: (site: Site) => curations.of(site),
  pairs: pairRepository(poolTx(pool)),
  limits: rateLimits(poolTx(pool)),
  now,
});

export type Ports = ReturnType<typeof createPorts>;
