import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { miniCart, type GraphBag } from './mini-cart.ts';
import { BAG } from './operations.ts';

/** GET /bag/rollover: the mini cart (RE-07, EN-11); empty for a shopper without a bag. */
export const bagRollover =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { mutualData } = await requireFromGraph<{ mutualData: { cart: GraphBag | null } }>(
      request,
      response,
      { query: BAG },
      ports,
    );
    response.json(miniCart(mutualData.cart));
  };
