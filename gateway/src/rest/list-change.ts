import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { CallRefused } from './call-refused.ts';
import { miniFavourites, type GraphList } from './mini-favourites.ts';
import { ADD, REMOVE } from './operations.ts';

interface Failure {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
}

/** POST /favourites/add, /wishlist/add: a form with `productCode`; answers the list as its rollover does (RE-07). */
export const listAdd = (ports: GraphPorts): RequestHandler => change(ADD, ports);

/** POST /favourites/remove, /wishlist/remove: likewise. */
export const listRemove = (ports: GraphPorts): RequestHandler => change(REMOVE, ports);

function change(query: string, ports: GraphPorts): RequestHandler {
  return async (request, response) => {
    const { productCode: productKey } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof productKey !== 'string' || productKey === '' || productKey.includes('\0'))
      throw new CallRefused('ValidationError', 'productCode is missing.');
    const { change: changed } = await requireFromGraph<{ change: GraphList | Failure }>(
      request,
      response,
      { query, variables: { productKey } },
      ports,
    );
    if ('code' in changed) throw new CallRefused(changed.code, changed.message);
    response.json(miniFavourites(changed));
  };
}
