import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { CallRefused } from './call-refused.ts';
import { CATEGORY } from './catalogue-operations.ts';
import { neededTextOf } from './text-of.ts';

/** GET /api/v2/category/{key}, or ?key=: one category as EN-18 describes it (RE-02). */
export const categoryByKey =
  (ports: GraphPorts): RequestHandler<{ key?: string }> =>
  async (request, response) => {
    const key = request.params.key ?? neededTextOf(request, 'key');
    const { category } = await requireFromGraph<{ category: object | null }>(
      request,
      response,
      { query: CATEGORY, variables: { key } },
      ports,
    );
    if (category === null) throw new CallRefused('NotImplementedError', 'This shop has no such category.');
    response.json(category);
  };
