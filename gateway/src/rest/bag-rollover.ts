import { defineCall } from './call.ts';
import { miniCartOf, type GraphBag } from './mini-cart.ts';
import { BAG } from './operations.ts';
import { MiniCartAnswer } from './schemas/mini-cart-answer.ts';

/** RE-07, EN-11. */
export const bagRollover = defineCall({
  id: 'getMiniCart',
  method: 'get',
  path: '/bag/rollover',
  tag: 'Bag and lists',
  summary: 'The mini cart; empty for a shopper without a bag.',
  needsXhr: true,
  answer: { description: 'The mini cart.', schema: MiniCartAnswer },
  handler: async (_asked, graph) =>
    miniCartOf((await graph.needed<{ mutualData: { cart: GraphBag | null } }>(BAG)).mutualData.cart, graph),
});
