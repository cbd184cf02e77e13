import type { Site } from '@loupe/contracts/sites';
import type { CatalogueQuery } from './catalogue-search.ts';

export interface AlikeQuery {
  readonly site: Site;
  /** The moment whose prices are compared. */
  readonly at: Date;
  readonly productId: string;
  /** The first category of the product; null when it has none. */
  readonly category: CatalogueQuery['category'];
  /** Pence; null without a price. */
  readonly price: number | null;
  readonly most: number;
}

export interface TogetherQuery {
  readonly site: Site;
  readonly productIds: readonly string[];
  /** Of each kind. */
  readonly most: number;
}

/** Ids, the most frequent first. */
export interface Together {
  readonly bought: readonly string[];
  readonly viewed: readonly string[];
}

/**
 * What else to look at. No adapter is told who is looking. Products asked about may be among the answer of `alike`, never among that of
 * `together`. An adapter over a network throws SearchUnavailableError when its server does not answer.
 */
export interface Recommender {
  /** Products of the same kind at a similar price, the best first. */
  alike(query: AlikeQuery): Promise<readonly string[]>;
  /** Products that were in one order, or looked at in one visit, with those asked about. */
  together(query: TogetherQuery): Promise<Together>;
}
