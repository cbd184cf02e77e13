import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import type { RequestHandler } from 'express';
import { askGraph, type GraphPorts } from './ask-graph.ts';
import { CallRefused } from './call-refused.ts';
import { miniCart, type GraphBag } from './mini-cart.ts';
import { miniFavourites, type GraphList } from './mini-favourites.ts';
import { DYNAMIC_DATA } from './operations.ts';
import { textsOf } from './text-of.ts';

interface DynamicData {
  readonly mutualData?: { readonly cart: GraphBag | null } | null;
  readonly shoppingList?: GraphList | null;
  readonly userInfo?: object | null;
}

/**
 * GET /api/v1/dynamic/data?sections=miniCartInfo,wishlistInfo,userInfo: the requested sections only (RE-05). `userInfo` is null
 * for a guest. All come from one operation, so an error in one of them fails the call.
 */
export const dynamicData =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const asked = new Set(textsOf(request, 'sections'));
    const [bag, list, user] = ['miniCartInfo', 'wishlistInfo', 'userInfo'].map((name) => asked.has(name));
    if (!bag && !list && !user) return void response.json({});
    const variables = { bag, list, user };
    const { data, refusal } = await askGraph<DynamicData>(
      request,
      response,
      { query: DYNAMIC_DATA, variables },
      ports,
    );
    if (refusal !== undefined || data === null) throw refusal ?? new CallRefused('HTTPError', MASKED_MESSAGE);
    const { mutualData, shoppingList, userInfo } = data;
    response.json({
      ...(mutualData && { miniCartInfo: miniCart(mutualData.cart) }),
      ...(shoppingList && { wishlistInfo: miniFavourites(shoppingList) }),
      ...(user && { userInfo: userInfo ?? null }),
    });
  };
