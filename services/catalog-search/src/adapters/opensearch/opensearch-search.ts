import type { Site } from '@loupe/contracts/sites';
import { placesAt } from '../../domain/search/curation.ts';
import type { Curation } from '../../domain/search/curation.ts';
import { isPriceAlone, readPriceWords } from '../../domain/search/price-words.ts';
import type { PriceRange } from '../../domain/search/price-range.ts';
import { understand } from '../../domain/search/understand.ts';
import type { WantedTerm } from '../../domain/search/understand.ts';
import { compactCode, queryWords } from '../../domain/search/words.ts';
import type {
  CatalogueAnswer,
  CatalogueQuery,
  CatalogueSearch,
  CatalogueSuggestions,
  SuggestQuery,
  TilesQuery,
} from '../../use-cases/ports/catalogue-search.ts';
import { SearchUnavailableError } from '../../use-cases/ports/search-unavailable-error.ts';
import type { AskIndex } from './ask-index.ts';
import { questionsOf, readListing } from './find-products.ts';
import type { Candidates, Listing } from './find-products.ts';
import type { Lexicon } from './lexicon.ts';
import { productIdOf } from './product-document.ts';
import { sortOf } from './search-order.ts';
import { allOf, inRange, NOTHING, term, terms } from './selection-filters.ts';
import type { Query } from './selection-filters.ts';
import { groupsQuery, wordsQuery } from './text-query.ts';

export interface OpenSearchSearchOptions {
  readonly ask: AskIndex;
  /** Ends all questions of one search. */
  readonly deadline: () => AbortSignal;
  readonly lexiconOf: (site: Site) => Lexicon;
  readonly curationOf: (site: Site) => Curation;
}

/** Codes are at least so long. */
const SHORTEST_CODE = 4;

type Groups = readonly (readonly WantedTerm[])[];

/** Search in an OpenSearch index. Words are understood here (domain/search), the index finds, counts and sorts. */
export function openSearchSearch(options: OpenSearchSearchOptions): CatalogueSearch {
  return {
    find: (query) => find(options, query),
    suggest: (query) => suggest(options, query),
    tiles: (query) => tiles(options, query),
  };
}

function find(options: OpenSearchSearchOptions, query: CatalogueQuery): Promise<CatalogueAnswer> {
  if (query.text === null) return list(options, query, null);
  const read = readPriceWords(query.text);
  return isPriceAlone(read) ? list(options, query, read.range) : search(options, query, query.text);
}

async function list(
  options: OpenSearchSearchOptions,
  query: CatalogueQuery,
  range: PriceRange | null,
): Promise<CatalogueAnswer> {
  const signal = options.deadline();
  const { category } = query;
  const candidates: Candidates = {
    query: allOf(scopeOf(query, range)),
    own: category === null ? { by: 'code' } : { by: 'rank', categoryIds: category.ids },
  };
  const listing = listingOf(options, query, candidates);
  const ask = (bodies: readonly object[]) => options.ask(bodies, signal);
  return { ...(await readListing(listing, await ask(questionsOf(listing)), ask)), correctedText: null };
}

/** A code and the words are asked for at once; the code's product alone is the answer if there is one. */
async function search(
  options: OpenSearchSearchOptions,
  query: CatalogueQuery,
  text: string,
): Promise<CatalogueAnswer> {
  const signal = options.deadline();
  const ask = (bodies: readonly object[]) => options.ask(bodies, signal);
  const { words, range } = readPriceWords(text);
  const lexicon = options.lexiconOf(query.site);
  const synonyms = options.curationOf(query.site).synonyms;
  const { groups: all, correctedText } = understand({ vocabulary: lexicon, synonyms }, words);
  const groups = all.filter((group) => group.length > 0);
  const fewest = Math.ceil(all.length / 2);
  const byWords = (needed: number) =>
    listingOf(
      options,
      query,
      wordCandidates(query, range, needed === 0 ? NOTHING : wordsQuery(lexicon, groups, needed)),
    );

  const code = compactCode(text);
  const isCode = code.length >= SHORTEST_CODE;
  const codeListing = listingOf(options, query, {
    query: allOf([...scopeOf(query, range), term('codes', code)]),
    own: { by: 'code' },
  });
  const wordListing = byWords(groups.length >= fewest ? groups.length : 0);
  const codeQuestions = isCode ? [existsQuestion(query.site, code), ...questionsOf(codeListing)] : [];
  const answers = await ask([...codeQuestions, ...questionsOf(wordListing)]);
  const [exists, ...codeAnswers] = answers.slice(0, codeQuestions.length);
  if (exists !== undefined && exists.hits.hits.length > 0) {
    return { ...(await readListing(codeListing, codeAnswers, ask)), correctedText: null };
  }
  const found = await readListing(wordListing, answers.slice(codeQuestions.length), ask);
  if (found.total > 0) return { ...found, correctedText };
  const needed = groups.length >= fewest ? await mostGroups(query.site, groups, ask) : 0;
  if (needed < fewest || needed === 0) return { ...found, correctedText: null };
  if (needed === groups.length) return { ...found, correctedText };
  const near = byWords(needed);
  return { ...(await readListing(near, await ask(questionsOf(near)), ask)), correctedText };
}

/** How many of the words the product with the most of them has: something near is better than nothing. */
async function mostGroups(
  site: Site,
  groups: Groups,
  ask: (bodies: readonly object[]) => ReturnType<AskIndex>,
): Promise<number> {
  if (groups.length === 0) return 0;
  const query = { bool: { filter: [term('site', site)], must: [groupsQuery(groups)] } };
  const [answer] = await ask([{ size: 1, track_total_hits: false, query }]);
  return Math.round(answer?.hits.hits[0]?._score ?? 0);
}

const existsQuestion = (site: Site, code: string): object => ({
  size: 1,
  track_total_hits: false,
  query: allOf([term('site', site), term('codes', code)]),
});

function scopeOf({ site, category }: CatalogueQuery, range: PriceRange | null): Query[] {
  return [
    term('site', site),
    ...(category === null ? [] : [terms('categories', category.ids)]),
    ...(range === null ? [] : [inRange(range)]),
  ];
}

const wordCandidates = (query: CatalogueQuery, range: PriceRange | null, words: Query): Candidates => ({
  query: { bool: { filter: scopeOf(query, range), must: [words] } },
  own: { by: 'score' },
});

function listingOf(
  { curationOf }: OpenSearchSearchOptions,
  query: CatalogueQuery,
  candidates: Candidates,
): Listing {
  const { site, sort, category, text, at } = query;
  const places =
    sort === 'relevance' ? placesAt(curationOf(site), { category: category?.key ?? null, text, at }) : [];
  return { candidates, query, places };
}

/** Terms and brands come from memory, so that they are there even while the index is not. */
async function suggest(
  { ask, deadline, lexiconOf, curationOf }: OpenSearchSearchOptions,
  { site, prefix, limit }: SuggestQuery,
): Promise<CatalogueSuggestions> {
  const typed = queryWords(prefix);
  if (typed.length === 0) return { terms: [], brands: [], productIds: [], correctedText: null };
  const lexicon = lexiconOf(site);
  const known = { vocabulary: lexicon, synonyms: curationOf(site).synonyms };
  const { groups: all, correctedText } = understand(known, prefix, { lastIsPrefix: true });
  const groups = all.filter((group) => group.length > 0);
  const words = correctedText === null ? typed : queryWords(correctedText);
  const question = {
    size: limit,
    track_total_hits: false,
    sort: sortOf('relevance', { by: 'score' }, []),
    query: { bool: { filter: [term('site', site)], must: [wordsQuery(lexicon, groups, groups.length)] } },
  };
  const answers = groups.length === 0 ? [] : await ask([question], deadline()).catch(withoutAnswer);
  const productIds = (answers[0]?.hits.hits ?? []).map(({ _id }) => productIdOf(_id));
  return {
    terms: lexicon.phrasesFor(words, limit),
    brands: lexicon.brandsFor(words, limit),
    productIds,
    correctedText: productIds.length === 0 ? null : correctedText,
  };
}

/** Compact codes are searched, and more than one product may have one: which has exactly that code is in the answer. */
async function tiles(
  { ask, deadline }: OpenSearchSearchOptions,
  { site, keys }: TilesQuery,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const query = allOf([term('site', site), terms('codes', keys.map(compactCode))]);
  const question = {
    size: keys.length * 2,
    track_total_hits: false,
    query,
    docvalue_fields: ['code'],
  };
  const [answer] = await ask([question], deadline());
  const byCode = new Map(
    (answer?.hits.hits ?? []).map(({ _id, fields }) => [fields?.code?.[0], productIdOf(_id)]),
  );
  return keys.flatMap((key) => byCode.get(key) ?? []);
}

function withoutAnswer(error: unknown): [] {
  if (error instanceof SearchUnavailableError) return [];
  throw error;
}
