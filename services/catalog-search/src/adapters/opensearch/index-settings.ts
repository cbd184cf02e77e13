import { FACET_KEYS } from '../../domain/search/facet.ts';
import type { FacetKey } from '../../domain/search/facet.ts';
import { TERM_WEIGHTS } from '../../domain/search/index-entry.ts';

/** Facets whose values a product has by itself; the others follow from its price and stock. */
export const STORED_FACETS: readonly FacetKey[] = FACET_KEYS.filter(
  (key) => key !== 'price' && key !== 'offer' && key !== 'availability',
);

/** Hits that can be paged through; later ones are reached by filters. A page costs memory by its place. */
export const DEEPEST = 200_000;

/** Type of a field that is searched, not counted or sorted by. */
const SEARCHED = { type: 'keyword', doc_values: false };
/** Type of a field that is counted or sorted by, not searched. */
const COUNTED = { type: 'keyword', index: false };

const PROPERTIES = {
  /** Only of products: it keeps the document of the follower's state out of every answer. */
  site: { type: 'keyword' },
  product: { type: 'keyword' },
  code: COUNTED,
  name: COUNTED,
  launchedOn: { type: 'integer' },
  soldOut: { type: 'boolean' },
  inStock: { type: 'boolean' },
  isNew: { type: 'boolean' },
  sale: { type: 'boolean' },
  price: { type: 'long' },
  /** Milliseconds: when a price begins or ends next. */
  priceDueAt: { type: 'long' },
  codes: SEARCHED,
  terms: {
    properties: byKey(
      TERM_WEIGHTS.map((weight) => `w${weight}`),
      SEARCHED,
    ),
  },
  /** All of `terms`, whatever their weight. */
  words: { type: 'keyword' },
  phrases: COUNTED,
  categories: SEARCHED,
  places: { type: 'nested', properties: { id: { type: 'keyword' }, rank: { type: 'integer' } } },
  /** Codes. */
  chosen: { properties: byKey(STORED_FACETS, SEARCHED) },
  /** Code and name, so that a count needs no second look. */
  facet: { properties: byKey(STORED_FACETS, COUNTED) },
  state: { type: 'object', enabled: false },
};

/**
 * The language of the trade is understood before an index is asked (domain/search), so fields hold terms and need no analysis. A product is
 * a document for each site.
 */
export const settingsOf = (shards: number): object => ({
  settings: {
    number_of_shards: shards,
    // A copy as soon as there is a second node; replaced while an index is filled.
    number_of_replicas: 0,
    refresh_interval: '-1',
    max_result_window: DEEPEST,
  },
  mappings: { dynamic: 'strict', properties: PROPERTIES },
});

/** Settings of an index that is filled and answers shoppers. */
export const SERVING = {
  index: { auto_expand_replicas: '0-1', refresh_interval: '1s' },
};

function byKey<T>(keys: readonly string[], value: T): Record<string, T> {
  return Object.fromEntries(keys.map((key) => [key, value]));
}
