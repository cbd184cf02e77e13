import fc from 'fast-check';
import { FACET_KEYS } from '../../src/domain/search/facet.ts';

/** Any text that JSON carries, the trade's words with what people and robots add to them, and what may be a name of our code. */
const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'gold',
    'diamond ring',
    'saphire',
    'under £300',
    '0100002',
    'earrings',
    'metal',
    '10000-25000',
  ),
  fc.constantFrom(
    '\u202Egnir\u202C',
    'ri\u200Bng',
    '\uFEFF',
    '\0',
    "'; DROP TABLE product; --",
    '%',
    '\\',
    '${1}',
  ),
  fc.constantFrom('constructor', '__proto__', '{"$ne":null}', '<script>', '-1', '1e309', 'x'.repeat(50_000)),
);
const text = fc.array(word, { maxLength: 4 }).map((parts) => parts.join(' '));
const number = fc.oneof(fc.integer({ min: -2, max: 70 }), fc.constantFrom(1e9, 2 ** 31 - 1, -(2 ** 31)));
const codes = fc.array(word, { maxLength: 70 });

const list = fc.record({
  query: text,
  pageIndex: number,
  pageSize: number,
  sortBy: fc.constantFrom('relevance', 'price', 'name', 'newest'),
  sortAscDesc: fc.constantFrom('asc', 'desc'),
  filters: fc.array(fc.record({ facet: fc.oneof(fc.constantFrom(...FACET_KEYS), word), values: codes }), {
    maxLength: 8,
  }),
  excludedFacets: fc.array(fc.oneof(fc.constantFrom(...FACET_KEYS), word), { maxLength: 8 }),
});

const LIST_ARGUMENTS = `$query: String!, $pageIndex: Int!, $pageSize: Int!, $sortBy: ProductSort!, $sortAscDesc: SortDirection!,
  $filters: [FacetFilter!]!, $excludedFacets: [String!]!`;
const LIST = `(query: $query, pageIndex: $pageIndex, pageSize: $pageSize, sortBy: $sortBy, sortAscDesc: $sortAscDesc,
  filters: $filters, excludedFacets: $excludedFacets) {
  products { key name } pagination { totalNumberOfResults } facets { key values { code name count selected } } }`;

const one = (document: string, variables: fc.Arbitrary<object>) =>
  variables.map((given) => ({ document, variables: given }));

/** Codes of a refusal that is right: of the values, and of what no text may hold (U+0000). */
export const MISTAKES: ReadonlySet<string> = new Set(['ValidationError', 'BAD_USER_INPUT']);

/** A question to the graph whose values may be anything that its types admit. */
export const wildQuestion = fc.oneof(
  { weight: 4, arbitrary: one(`query F(${LIST_ARGUMENTS}) { facetedProductList${LIST} }`, list) },
  {
    weight: 3,
    arbitrary: one(
      `query L(${LIST_ARGUMENTS}) { collectionList${LIST} }`,
      fc.tuple(list, fc.constantFrom('earrings', 'watches')).map(([given, query]) => ({ ...given, query })),
    ),
  },
  one(`query C(${LIST_ARGUMENTS}) { collectionList${LIST} }`, list),
  one(
    'query S($text: String!, $limit: Int!) { suggest(input: { text: $text, limit: $limit }) { terms products { key } } }',
    fc.record({ text, limit: number }),
  ),
  one(
    `query P($code: String!, $codes: [String!]!) { product(productKey: $code) { name } productBySlug(slug: $code) { name }
      category(key: $code) { name } variantsData(productKey: $code) { sku } products(productsKeys: $codes) { code }
      recommendation(input: { productKeys: $codes }) { products { key } } }`,
    fc.record({ code: word, codes }),
  ),
);
