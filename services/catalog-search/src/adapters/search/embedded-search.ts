import type { Site } from '@loupe/contracts/sites';
import { NO_CURATION, placesAt } from '../../domain/search/curation.ts';
import type { Curation } from '../../domain/search/curation.ts';
import { facetPanel } from '../../domain/search/facet-panel.ts';
import { pageWithPins } from '../../domain/search/pinned-page.ts';
import { isPriceAlone, readPriceWords } from '../../domain/search/price-words.ts';
import { understand } from '../../domain/search/understand.ts';
import { compactCode } from '../../domain/search/words.ts';
import type {
  CatalogueAnswer,
  CatalogueQuery,
  CatalogueSearch,
} from '../../use-cases/ports/catalogue-search.ts';
import { everyProduct, inCategories, Scratch, within } from './candidates.ts';
import type { Candidates } from './candidates.ts';
import { countFacets, valuesOf } from './facet-count.ts';
import { moveRanks, takePinned } from './merchandised-page.ts';
import { idsBetween, pageOfHits } from './page-of-hits.ts';
import type { HitsInOrder } from './page-of-hits.ts';
import type { SiteIndex } from './site-index.ts';
import { suggestionsFor } from './suggestions.ts';
import { productsWith } from './text-match.ts';

interface Found {
  readonly candidates: Candidates;
  readonly correctedText: string | null;
}

/**
 * Search in the memory of this process. A query is one synchronous pass over typed arrays, so it needs no locks and sees one state.
 * @param indexOf the index of a site, prices brought to the moment
 * @param curationOf what merchandisers wrote for a site
 */
export function embeddedSearch(
  indexOf: (site: Site, at: Date) => SiteIndex,
  curationOf: (site: Site) => Curation = () => NO_CURATION,
): CatalogueSearch {
  const scratch = new Scratch();
  return {
    find: async (query) =>
      find({ index: indexOf(query.site, query.at), curation: curationOf(query.site), scratch }, query),
    suggest: async ({ site, at, ...asked }) =>
      suggestionsFor(indexOf(site, at), { ...asked, synonyms: curationOf(site).synonyms }, scratch),
    tiles: async ({ site, at, keys }) => tiles(indexOf(site, at), keys),
  };
}

interface Searched {
  readonly index: SiteIndex;
  readonly curation: Curation;
  readonly scratch: Scratch;
}

function find(searched: Searched, query: CatalogueQuery): CatalogueAnswer {
  const { index, scratch } = searched;
  const read = readPriceWords(query.text ?? '');
  const { range } = read;
  const { candidates, correctedText } = candidatesOf(searched, query, read);
  const counted = countFacets(index, candidates, query.selection, range, scratch);
  return {
    productIds: pageOf(searched, query, { ...counted, ranks: candidates.ranks, sort: query.sort }),
    total: counted.total,
    facets: facetPanel({ ...counted, values: valuesOf(index, counted) }, query),
    correctedText,
    degraded: null,
  };
}

/** Rules of merchandisers hold in the shop's own order only. */
function pageOf({ index, curation, scratch }: Searched, query: CatalogueQuery, hits: HitsInOrder): string[] {
  const { category, text, at } = query;
  const places =
    query.sort === 'relevance' ? placesAt(curation, { category: category?.key ?? null, text, at }) : [];
  if (places.length === 0) return pageOfHits(index, hits, query, scratch);
  moveRanks(index, places, hits);
  const pinned = takePinned(index, places, hits, scratch);
  const others = { ...hits, ...pinned.others };
  const pins = new Map([...pinned.pins].map(([place, slot]) => [place, index.products.ids[slot]!]));
  return pageWithPins({ pins, others: others.total }, query, (from, to) =>
    idsBetween(index, others, { from, to }, scratch),
  );
}

function candidatesOf(
  searched: Searched,
  { text, category }: CatalogueQuery,
  read: ReturnType<typeof readPriceWords>,
): Found {
  const { index, scratch } = searched;
  if (text === null || isPriceAlone(read)) {
    const listed =
      category === null ? everyProduct(index, scratch) : inCategories(index, category.ids, scratch);
    return { candidates: listed, correctedText: null };
  }
  const found = byCode(index, text, scratch) ?? byWords(searched, read.words);
  if (category === null) return found;
  return { ...found, candidates: within(index, found.candidates, category.ids, scratch) };
}

/** The products with exactly this code, sku, EAN or model number. */
function byCode(index: SiteIndex, text: string, scratch: Scratch): Found | null {
  const code = compactCode(text);
  const known =
    code.length < 4 ? [] : index.codeTable.slotsOf(code).filter((slot) => index.products.live.data[slot]);
  if (known.length === 0) return null;
  const { slots, ranks } = scratch.fit(index.capacity);
  known.forEach((slot, at) => {
    slots[at] = slot;
    ranks[slot] = 0;
  });
  return { candidates: { slots, length: known.length, ranks }, correctedText: null };
}

/** Products with all words, else with all but one, and so on: something near is better than nothing. */
function byWords({ index, curation, scratch }: Searched, words: string): Found {
  const known = { vocabulary: index.vocabulary, synonyms: curation.synonyms };
  const { groups: all, correctedText } = understand(known, words);
  const groups = all.filter((group) => group.length > 0);
  const fewest = Math.ceil(all.length / 2);
  for (let needed = groups.length; needed >= fewest && needed > 0; needed--) {
    const candidates = productsWith(index, groups, scratch, { needed });
    if (candidates.length > 0) return { candidates, correctedText };
  }
  return { candidates: { ...scratch.fit(index.capacity), length: 0 }, correctedText: null };
}

function tiles({ codeTable, products }: SiteIndex, keys: readonly string[]): string[] {
  return keys.flatMap((key) =>
    codeTable
      .slotsOf(compactCode(key))
      .filter((slot) => products.live.data[slot] && products.codes[slot] === key)
      .map((slot) => products.ids[slot]!),
  );
}
