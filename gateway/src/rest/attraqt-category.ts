import type { Request, RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { CallRefused } from './call-refused.ts';
import { CATEGORY_GRID } from './catalogue-operations.ts';
import { neededTextOf, numberOf, textOf } from './text-of.ts';

const PAGE_SIZE = 24;
const MOST_FILTERS = 60;
const SORTS = new Set(['relevance', 'price', 'newest', 'name']);

/** As the pages' `sort` (RT-24): price-desc. */
function sortOf(request: Request) {
  const [sortBy = '', sortAscDesc = 'asc'] = (textOf(request, 'sort') ?? 'relevance').split('-');
  if (!SORTS.has(sortBy) || !['asc', 'desc'].includes(sortAscDesc))
    throw new CallRefused(
      'ValidationError',
      'sort is relevance, price, newest or name, with -desc to turn it round.',
    );
  return { sortBy, sortAscDesc };
}

/** `filter=metal:silver`, any number of times. */
function filtersOf(request: Request) {
  const given = [request.query['filter'] ?? []].flat();
  const parts = given.map((filter) => /^([^:]+):(.+)$/s.exec(String(filter)));
  if (given.length > MOST_FILTERS || parts.includes(null))
    throw new CallRefused('ValidationError', `filter is facet:value, at most ${MOST_FILTERS} times.`);
  const values = Map.groupBy(parts, (part) => part?.[1] ?? '');
  return [...values].map(([facet, chosen]) => ({ facet, values: chosen.map((part) => part?.[2] ?? '') }));
}

/**
 * GET /api/v1/shopping/attraqt/category?key=rings: a page of the category's grid with its facets, from whichever engine searches
 * (RE-02). `page` is from 0.
 */
export const attraqtCategory =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const variables = {
      key: neededTextOf(request, 'key'),
      pageSize: numberOf(request, 'pageSize') ?? PAGE_SIZE,
      pageIndex: numberOf(request, 'page') ?? 0,
      ...sortOf(request),
      filters: filtersOf(request),
    };
    const { collectionList } = await requireFromGraph<{ collectionList: object | null }>(
      request,
      response,
      { query: CATEGORY_GRID, variables },
      ports,
    );
    if (collectionList === null)
      throw new CallRefused('NotImplementedError', 'This shop has no such category.');
    response.json(collectionList);
  };
