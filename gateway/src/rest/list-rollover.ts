import { defineCall } from './call.ts';
import type { List } from './lists.ts';
import { miniFavourites, type GraphList } from './mini-favourites.ts';
import { LIST } from './operations.ts';
import { MiniListAnswer } from './schemas/mini-list-answer.ts';

/** GET /favourites/rollover, /wishlist/rollover (RE-07, RE-11, EN-12). */
export const listRollover = ({ name, Name, onlyOf }: List) =>
  defineCall({
    id: `get${Name}`,
    method: 'get',
    path: `/${name}/rollover`,
    tag: 'Bag and lists',
    summary: `The newest pieces of the ${name}.`,
    needsXhr: true,
    onlyOf,
    answer: { description: 'The list.', schema: MiniListAnswer },
    handler: async (_asked, graph) =>
      miniFavourites((await graph.needed<{ shoppingList: GraphList }>(LIST)).shoppingList),
  });
