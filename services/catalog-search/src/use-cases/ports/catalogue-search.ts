import type { Site } from '@loupe/contracts/sites';
import type { PageRequest } from '../../domain/listing/paging.ts';
import type { SortKey } from '../../domain/listing/sorting.ts';
import type { CountedFacet } from '../../domain/search/facet-panel.ts';
import type { FacetKey, FacetSelection, FacetValue } from '../../domain/search/facet.ts';

export interface CatalogueQuery extends PageRequest {
  readonly site: Site;
  /** The moment whose prices are shown, sorted by and filtered by. */
  readonly at: Date;
  /** As the shopper typed it; null lists without words. */
  readonly text: string | null;
  /** Restricts to a category: its key, and its id with those of all categories below it. */
  readonly category: { readonly key: string; readonly ids: readonly string[] } | null;
  readonly selection: FacetSelection;
  /** Facets that are not wanted in the answer; a selection in one of them still applies. */
  readonly excludedFacets: readonly FacetKey[];
  readonly sort: SortKey;
}

/**
 * What an answer lacks. `partial`: some of the engine's server did not answer, so products are missing and counts are too low. `unfiltered`:
 * it did not answer at all; these are all products in the shop's own order, without facets, filters and sorting.
 */
export type Degradation = 'partial' | 'unfiltered';

export interface CatalogueAnswer {
  /** The products of the page, in order; a page beyond the last is the last. */
  readonly productIds: readonly string[];
  readonly total: number;
  readonly facets: readonly CountedFacet[];
  /** The words that were searched for instead of those typed; null when they were understood. */
  readonly correctedText: string | null;
  /** Null for a whole answer. */
  readonly degraded: Degradation | null;
}

export interface SuggestQuery {
  readonly site: Site;
  readonly at: Date;
  readonly prefix: string;
  /** Of each kind at most. */
  readonly limit: number;
}

export interface CatalogueSuggestions {
  readonly terms: readonly string[];
  readonly brands: readonly FacetValue[];
  /** Ids. */
  readonly productIds: readonly string[];
  readonly correctedText: string | null;
}

export interface TilesQuery {
  readonly site: Site;
  readonly at: Date;
  /** Product codes. */
  readonly keys: readonly string[];
}

/**
 * Finds products. Every adapter answers any text, selection and page: what cannot be found is an empty answer, never an error.
 * An adapter over a network throws SearchUnavailableError when its server does not answer.
 */
export interface CatalogueSearch {
  find(query: CatalogueQuery): Promise<CatalogueAnswer>;
  suggest(query: SuggestQuery): Promise<CatalogueSuggestions>;
  /** Ids of the listed products with these codes, in their order. */
  tiles(query: TilesQuery): Promise<readonly string[]>;
}
