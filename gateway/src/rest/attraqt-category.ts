import { z } from 'zod';
import { defineCall } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { CATEGORY_GRID } from './catalogue-operations.ts';
import { repeated, text, wholeNumber } from './schemas/wire.ts';
import { Link, Tile } from './schemas/tile.ts';

const MOST_FILTERS = 60;
const SORTS = ['relevance', 'price', 'newest', 'name'].flatMap((by) => [by, `${by}-asc`, `${by}-desc`]);

const FacetOption = z
  .strictObject({ code: z.string(), name: z.string(), count: z.int(), selected: z.boolean() })
  .meta({ id: 'FacetOption' });

const Grid = z
  .strictObject({
    products: z.array(Tile),
    pagination: z
      .strictObject({
        currentPage: z.int(),
        numberOfPages: z.int(),
        pageSize: z.int(),
        sort: z.string(),
        totalNumberOfResults: z.int(),
      })
      .meta({ id: 'Pagination' }),
    sorts: z.array(
      z.strictObject({ key: z.string(), name: z.string(), selected: z.boolean() }).meta({ id: 'Sort' }),
    ),
    breadcrumbs: z.array(Link),
    facets: z.array(
      z
        .strictObject({ key: z.string(), name: z.string(), values: z.array(FacetOption) })
        .meta({ id: 'Facet' }),
    ),
    degraded: z.string().nullable().meta({ description: 'What the engine could not do; null as a rule.' }),
  })
  .meta({ id: 'CategoryGrid' });

/** RE-02; from whichever engine searches. */
export const attraqtCategory = defineCall({
  id: 'getCategoryGrid',
  method: 'get',
  path: '/api/v1/shopping/attraqt/category',
  tag: 'Catalogue',
  summary: 'A page of a category’s grid with its facets.',
  refuses: ['NotImplementedError', 'SearchUnavailableError'],
  query: z.strictObject({
    key: text.meta({ description: 'Of the category.', examples: ['rings'] }),
    page: wholeNumber(0, 100_000).default(0).meta({ description: 'From 0.' }),
    pageSize: wholeNumber(1, 60).default(24),
    sort: z
      .enum(SORTS, 'is relevance, price, newest or name, with -desc to turn it round.')
      .default('relevance')
      .meta({ description: 'As the addresses of pages have it (RT-24).' }),
    filter: repeated(
      z.string().regex(/^[^:]+:[\s\S]+$/),
      MOST_FILTERS,
      `is facet:value, at most ${MOST_FILTERS} times.`,
    ).meta({ explode: true, description: 'facet:value, any number of times.', examples: [['metal:silver']] }),
  }),
  answer: { description: 'The page.', schema: Grid },
  handler: async ({ query: { key, page, pageSize, sort, filter } }, graph) => {
    const [sortBy, sortAscDesc = 'asc'] = sort.split('-');
    const variables = { key, pageSize, pageIndex: page, sortBy, sortAscDesc, filters: filtersOf(filter) };
    const { collectionList } = await graph.needed<{ collectionList: z.output<typeof Grid> | null }>(
      CATEGORY_GRID,
      variables,
    );
    if (collectionList === null)
      throw new CallRefused('NotImplementedError', 'This shop has no such category.');
    return collectionList;
  },
});

/** metal:silver and metal:gold are two values of one facet. */
function filtersOf(given: readonly string[]) {
  const pairs = given.map((filter) => {
    const at = filter.indexOf(':');
    return { facet: filter.slice(0, at), value: filter.slice(at + 1) };
  });
  const byFacet = Map.groupBy(pairs, ({ facet }) => facet);
  return [...byFacet].map(([facet, chosen]) => ({ facet, values: chosen.map(({ value }) => value) }));
}
