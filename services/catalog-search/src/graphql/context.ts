import { clientNetwork } from '@loupe/subgraph-server/client-network';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import type { Site } from '@loupe/contracts/sites';
import type { ProductRepository } from '../adapters/db/product-repository.ts';
import type { CategoryTree } from '../domain/category/category-tree.ts';
import type { Curation } from '../domain/search/curation.ts';
import type { Ports } from '../ports.ts';
import type { CatalogueSearch } from '../use-cases/ports/catalogue-search.ts';
import type { Recommender } from '../use-cases/ports/recommender.ts';
import { createLoaders } from './loaders.ts';
import type { Loaders } from './loaders.ts';

/** What every resolver works with: one site, one moment, one round of loaders. */
export interface Context {
  readonly site: Site;
  /** Prices and countdowns of one answer agree. */
  readonly now: Date;
  readonly categories: CategoryTree;
  readonly products: ProductRepository;
  readonly search: CatalogueSearch;
  readonly curation: Curation;
  readonly recommender: Recommender;
  readonly pairs: Ports['pairs'];
  readonly reviews: Ports['reviews'];
  readonly limits: Ports['limits'];
  /** Of the caller, by which views and reviews are counted. */
  readonly network: string;
  readonly loaders: Loaders;
  /** Of the answer. */
  readonly setHeader: RequestInfo['setHeader'];
}

export function createContext(ports: Ports) {
  const { products, categoriesOf, curationOf, search, recommender, pairs, reviews, limits, now } = ports;
  return ({
    actor: { site },
    client,
    setHeader,
  }: Pick<RequestInfo, 'actor' | 'client' | 'setHeader'>): Context => ({
    site,
    network: clientNetwork(client.ipAddress),
    now: now(),
    categories: categoriesOf(site),
    products,
    search,
    recommender,
    pairs,
    reviews,
    limits,
    setHeader,
    curation: curationOf(site),
    loaders: createLoaders({ products, reviews }, site),
  });
}
