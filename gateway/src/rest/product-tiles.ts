import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { CallRefused } from './call-refused.ts';
import { TILES } from './catalogue-operations.ts';
import { textsOf } from './text-of.ts';

/** As the graph allows. */
const MOST = 60;

/**
 * GET /api/v1/shopping/attraqt/product/tiles?productKeys=1,2 → `{ products }` in that order, without unknown ones (RE-02). The
 * parameter may also be repeated.
 */
export const productTiles =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const productKeys = textsOf(request, 'productKeys');
    if (productKeys.length === 0 || productKeys.length > MOST)
      throw new CallRefused('ValidationError', `productKeys are 1 to ${MOST} keys with commas between.`);
    const { searchByProductKeys: products } = await requireFromGraph<{ searchByProductKeys: object[] }>(
      request,
      response,
      { query: TILES, variables: { productKeys } },
      ports,
    );
    response.json({ products });
  };
