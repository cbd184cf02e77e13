import { pageOf } from '../../domain/listing/paging.ts';
import type { PlacedProduct } from '../../domain/search/curation.ts';
import { facetPanel } from '../../domain/search/facet-panel.ts';
import { pageWithPins, spread } from '../../domain/search/pinned-page.ts';
import type { CatalogueAnswer, CatalogueQuery } from '../../use-cases/ports/catalogue-search.ts';
import { facetAggregations, readFacetCounts } from './facet-counts.ts';
import { DEEPEST } from './index-settings.ts';
import { productIdOf } from './product-document.ts';
import { isPartial } from './search-answer.ts';
import type { Searched } from './search-answer.ts';
import { sortOf } from './search-order.ts';
import type { OwnOrder } from './search-order.ts';
import { allOf, selectionFilters, term, terms } from './selection-filters.ts';
import type { Query } from './selection-filters.ts';

/** Which products an answer is made of, before the selection. */
export interface Candidates {
  readonly query: Query;
  readonly own: OwnOrder;
}

export interface Listing {
  readonly candidates: Candidates;
  readonly query: CatalogueQuery;
  /** Rules of merchandisers that hold for it. */
  readonly places: readonly PlacedProduct[];
}

/** A page that begins at the deepest place still has room for its pins. */
const MOST_PINS = 500;

type Answered = Omit<CatalogueAnswer, 'correctedText'>;

/** The questions of a listing, to be asked together with others. */
export function questionsOf(listing: Listing): object[] {
  const { candidates, query } = listing;
  const filters = selectionFilters(query.selection);
  const page = pageQuestion(listing, query.pageIndex * query.pageSize);
  const pins = pinnedPlaces(listing);
  return [
    { ...page, track_total_hits: true, aggs: facetAggregations(filters, query) },
    ...(pins.size === 0
      ? []
      : [
          {
            size: pins.size,
            track_total_hits: false,
            sort: [{ code: 'asc' }],
            query: allOf([candidates.query, taken(pins), ...filters.values()]),
          },
        ]),
  ];
}

/**
 * @param answers to its questions, in order
 * @param ask for the last page, when the page that was asked for lies beyond it
 */
export async function readListing(
  listing: Listing,
  [main, pinned]: readonly Searched[],
  ask: (bodies: readonly object[]) => Promise<Searched[]>,
): Promise<Answered> {
  const { query } = listing;
  const wanted = pinnedPlaces(listing);
  const others = main?.hits.total?.value ?? 0;
  const found = idsOf(pinned);
  const total = others + found.length;
  const pins = spread(found, wanted, total);
  const asked = windowOf(listing, query.pageIndex * query.pageSize);
  const { currentPage } = pageOf(query, Math.min(total, DEEPEST - MOST_PINS));
  const needed = windowOf(listing, currentPage * query.pageSize);
  const isAnswered = asked.from === needed.from && asked.size === needed.size;
  const [page] = isAnswered ? [main] : await ask([pageQuestion(listing, currentPage * query.pageSize)]);
  const ids = idsOf(page);
  const productIds = pageWithPins({ pins, others }, { ...query, pageIndex: currentPage }, (from, to) =>
    ids.slice(from - needed.from, to - needed.from),
  );
  return {
    // An answer in part may have fewer products than it counted.
    productIds: productIds.filter((id) => id !== undefined),
    total,
    facets: facetPanel(readFacetCounts(main?.aggregations, total), query),
    degraded: [main, pinned, page].some((answer) => answer !== undefined && isPartial(answer))
      ? 'partial'
      : null,
  };
}

/** Pins take places, so the other products of a page may begin earlier. */
function windowOf(listing: Listing, place: number): { from: number; size: number } {
  const pins = pinnedPlaces(listing).size;
  const from = Math.max(0, place - pins);
  const size = listing.query.pageSize + pins;
  return from + size > DEEPEST ? { from: 0, size: 0 } : { from, size };
}

function pageQuestion(listing: Listing, place: number): object {
  const { candidates, query, places } = listing;
  const pins = pinnedPlaces(listing);
  return {
    ...windowOf(listing, place),
    track_total_hits: false,
    query: candidates.query,
    post_filter: {
      bool: {
        filter: [...selectionFilters(query.selection).values()],
        ...(pins.size > 0 && { must_not: [taken(pins)] }),
      },
    },
    sort: sortOf(query.sort, candidates.own, places),
  };
}

/** A pinned product that is sold out sinks with the others. */
const taken = (pins: ReadonlyMap<string, number>): Query =>
  allOf([terms('product', [...pins.keys()]), term('soldOut', false)]);

const pinnedPlaces = ({ places }: Listing): Map<string, number> =>
  new Map(
    places.flatMap(({ productId, position }) => (position === null ? [] : [[productId, position - 1]])),
  );

const idsOf = (answer: Searched | undefined): string[] =>
  (answer?.hits.hits ?? []).map(({ _id }) => productIdOf(_id));
