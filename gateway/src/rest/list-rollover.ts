import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { miniFavourites, type GraphList } from './mini-favourites.ts';
import { LIST } from './operations.ts';

/** GET /favourites/rollover, /wishlist/rollover: the newest of the list (RE-07, RE-11, EN-12). */
export const listRollover =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { shoppingList } = await requireFromGraph<{ shoppingList: GraphList }>(
      request,
      response,
      { query: LIST },
      ports,
    );
    response.json(miniFavourites(shoppingList));
  };
