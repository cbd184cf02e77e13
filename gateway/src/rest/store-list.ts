import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { STORES } from './catalogue-operations.ts';
import { numberOf, textOf } from './text-of.ts';

interface Found {
  readonly total: number;
  readonly place: string | null;
  readonly stores: readonly { readonly distance: number | null; readonly store: object }[];
}

/** GET /api/v1/stores?place=, ?region=, or all by name: stores as EN-16 describes them, with the distance in miles from a place (RE-04). */
export const storeList =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const given = {
      place: textOf(request, 'place'),
      region: textOf(request, 'region'),
      limit: numberOf(request, 'limit'),
    };
    const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const { stores: found } = await requireFromGraph<{ stores: Found }>(
      request,
      response,
      { query: STORES, variables: { input } },
      ports,
    );
    const stores = found.stores.map(({ store, distance }) => ({ ...store, distance }));
    response.json({ ...found, stores });
  };
