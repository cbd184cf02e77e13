import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { CallRefused } from './call-refused.ts';
import { PRODUCT } from './catalogue-operations.ts';
import { neededTextOf } from './text-of.ts';

/** GET /api/v2/product?productKey=: one product as EN-15 describes it (RE-03). */
export const productByKey =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { product } = await requireFromGraph<{ product: object | null }>(
      request,
      response,
      { query: PRODUCT, variables: { productKey: neededTextOf(request, 'productKey') } },
      ports,
    );
    if (product === null) throw new CallRefused('ProductNotFoundError', 'This shop has no such product.');
    response.json(product);
  };
