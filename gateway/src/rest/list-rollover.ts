import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { miniFavourites, type GraphList } from './mini-favourites.ts';
import { LIST } from './operations.ts';

export interface ListPorts extends GraphPorts {
  /** How many entries of a list an answer holds (CO-02). */
  readonly miniLimit: number;
}

/** GET /favourites/rollover, /wishlist/rollover: the newest of the list (RE-07, RE-11, EN-12). */
export const listRollover =
  (ports: ListPorts): RequestHandler =>
  async (request, response) => {
    const { shoppingList } = await requireFromGraph<{ shoppingList: GraphList }>(
      request,
      response,
      { query: LIST, variables: { input: { pageSize: ports.miniLimit } } },
      ports,
    );
    response.json(miniFavourites(shoppingList, ports.miniLimit));
  };
