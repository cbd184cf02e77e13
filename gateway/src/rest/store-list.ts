import type { RequestHandler } from 'express';
import { askGraph, requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { BRANDS, STORES } from './catalogue-operations.ts';
import { namedBrands, type NumberedBrand, type StoreBrands } from './store-brands.ts';
import { numberOf, textOf } from './text-of.ts';

interface Found {
  readonly total: number;
  readonly place: string | null;
  readonly stores: readonly { readonly distance: number | null; readonly store: StoreBrands }[];
}

/**
 * GET /api/v1/stores?place=, ?region=, or all by name: stores as EN-16 describes them, with the distance in miles from a place (RE-04). Their
 * brands are named by the catalogue's numbers; while it does not answer, as the stores name them.
 */
export const storeList =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const given = {
      place: textOf(request, 'place'),
      region: textOf(request, 'region'),
      limit: numberOf(request, 'limit'),
    };
    const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const [{ stores: found }, numbered] = await Promise.all([
      requireFromGraph<{ stores: Found }>(request, response, { query: STORES, variables: { input } }, ports),
      askGraph<{ brands: readonly NumberedBrand[] }>(request, response, { query: BRANDS }, ports),
    ]);
    const brands = numbered.data?.brands ?? [];
    const stores = found.stores.map(({ store, distance }) => ({
      ...store,
      ...namedBrands(store, brands),
      distance,
    }));
    response.json({ ...found, stores });
  };
