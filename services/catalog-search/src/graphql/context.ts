import { clientNetwork } from '@loupe/subgraph-server/client-network';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import type { Site } from '@loupe/contracts/sites';
import type { ProductRepository } from '../adapters/db/product-repository.ts';
import type { CategoryTree } from '../domain/category/category-tree.ts';
import type { Curation } from '../domain/search/curation.ts';
import type { UseCases } from '../bind-use-cases.ts';
import type { CatalogueSearch } from '../use-cases/ports/catalogue-search.ts';
import { createLoaders } from './loaders.ts';
import type { Loaders } from './loaders.ts';

/** What every resolver works with: one site, one moment, one round of loaders. */
export interface Context {
  readonly useCases: UseCases;
  readonly site: Site;
  /** Prices and countdowns of one answer agree. */
  readonly now: Date;
  readonly categories: CategoryTree;
  readonly products: ProductRepository;
  readonly search: CatalogueSearch;
  readonly curation: Curation;
  /** Of the caller, by which views and reviews are counted. */
  readonly network: string;
  readonly loaders: Loaders;
  /** Of the answer. */
  readonly setHeader: RequestInfo['setHeader'];
}

export function createContext(
  { actor: { site }, client, setHeader }: Pick<RequestInfo, 'actor' | 'client' | 'setHeader'>,
  useCases: UseCases,
): Context {
  const { products, reviews, search, categoriesOf, curationOf, now } = useCases;
  return {
    useCases,
    site,
    network: clientNetwork(client.ipAddress),
    now: now(),
    categories: categoriesOf(site),
    products,
    search,
    setHeader,
    curation: curationOf(site),
    loaders: createLoaders({ products, reviews }, site),
  };
}
