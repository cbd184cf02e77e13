import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { SUGGESTIONS } from './catalogue-operations.ts';
import { neededTextOf, numberOf } from './text-of.ts';

const LIMIT = 6;

/** GET /api/v1/shopping/search/suggestions?text=: words, categories, brands and products that these letters may become (RE-04). */
export const searchSuggestions =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const variables = { text: neededTextOf(request, 'text'), limit: numberOf(request, 'limit') ?? LIMIT };
    const { suggest } = await requireFromGraph<{ suggest: object }>(
      request,
      response,
      { query: SUGGESTIONS, variables },
      ports,
    );
    response.json(suggest);
  };
