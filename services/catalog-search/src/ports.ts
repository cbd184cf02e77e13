import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import type { CategoryTrees } from './adapters/db/category-trees.ts';
import { productRepository } from './adapters/db/product-repository.ts';
import type { Site } from './domain/site.ts';

export interface PortsOptions {
  readonly pool: pg.Pool;
  /** Read before the server starts. */
  readonly trees: CategoryTrees;
  readonly now: () => Date;
}

/** What the resolvers work with, over one pool: part of the composition root, so that tests compose what main does. */
export const createPorts = ({ pool, trees, now }: PortsOptions) => ({
  products: productRepository(poolTx(pool)),
  categoriesOf: (site: Site) => trees.of(site),
  now,
});

export type Ports = ReturnType<typeof createPorts>;
