/** What a listing page asks for, with facets. */
const CARD = `products { key name brand url badge webProductStatus { key } purchaseable prices { price { formattedValue value } wasPrice { value } }
  media { name alt } modelCase availableColorSwatches } pagination { currentPage numberOfPages totalNumberOfResults } sorts { key name }
  facets { key name values { code name count selected } }`;
const LIST = `query L($query: String!, $filters: [FacetFilter!]!, $sortBy: ProductSort!, $pageIndex: Int!) {
  collectionList(query: $query, filters: $filters, sortBy: $sortBy, pageIndex: $pageIndex) { ${CARD} } }`;
const FIND = `query F($query: String!, $filters: [FacetFilter!]!) {
  facetedProductList(query: $query, filters: $filters) { ${CARD} spellingSuggestion } }`;
const SUGGEST = `query S($text: String!) { suggest(input: { text: $text }) { terms categories { name landingUrl }
  brands { code name } products { key name url thumbUrl prices { price { formattedValue } } } spellingSuggestion } }`;

const of = <T>(list: readonly T[], at: number): T => list[at % list.length]!;
const CATEGORIES = ['earrings', 'necklaces', 'rings', 'engagement-rings', 'bracelets', 'watches'];
const SIX = [
  { facet: 'metal', values: ['silver', 'yellow-gold', 'white-gold', 'gold-plated'] },
  { facet: 'stone', values: ['diamond', 'sapphire', 'cubic-zirconia'] },
  { facet: 'brand', values: ['lune', 'mereside', 'beaverbrooks', 'isolene', 'corrie'] },
  { facet: 'price', values: ['10000-25000', '25000-50000', '50000-100000'] },
  { facet: 'for', values: ['women'] },
  { facet: 'availability', values: ['in-stock'] },
];
const WORDS = [
  'gold hoop earrings under 300',
  'diamond ring',
  'saphire pendant',
  'automatic watch navy dial',
  'white gold wedding ring',
  'lune stud earrings',
  'gold',
  'emrald halo engagment ring',
];
const BEGINNINGS = ['g', 'go', 'gold ho', 'dia', 'diamond r', 'sap', 'wat', 'lun', 'saphi', 'engag'];
const SORTS = ['relevance', 'price', 'newest', 'name'];

interface Operation {
  readonly document: string;
  readonly variables: (at: number) => object;
}

export const LISTING: Operation = {
  document: LIST,
  variables: (at) => ({ query: of(CATEGORIES, at), filters: SIX, sortBy: of(SORTS, at), pageIndex: 0 }),
};
export const TEXT: Operation = {
  document: FIND,
  variables: (at) => ({ query: of(WORDS, at), filters: SIX.slice(4) }),
};

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  listingSixFacets: LISTING,
  biggestCategoryNoneSelected: {
    document: LIST,
    variables: (at) => ({ query: 'earrings', filters: [], sortBy: of(SORTS, at), pageIndex: at % 40 }),
  },
  textWithFacets: TEXT,
  typeahead: { document: SUGGEST, variables: (at) => ({ text: of(BEGINNINGS, at) }) },
};
