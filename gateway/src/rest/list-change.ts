import { z } from 'zod';
import { defineCall } from './call.ts';
import { CallRefused } from './call-refused.ts';
import type { List } from './lists.ts';
import { miniFavourites, type GraphList } from './mini-favourites.ts';
import { ADD, REMOVE } from './operations.ts';
import { MiniListAnswer } from './schemas/mini-list-answer.ts';

interface Failure {
  readonly __typename: string;
  readonly code: string;
  readonly message: string;
}

/** As the graph's own keys. */
const LONGEST_CODE = 200;

const fields = z
  .strictObject({ productCode: z.string('is missing.').min(1, 'is missing.').max(LONGEST_CODE) })
  .meta({ examples: [{ productCode: '0100002' }] });

/** POST /favourites/add, /wishlist/add (RE-07). */
export const listAdd = (list: List) => change(list, 'add', ADD);

/** POST /favourites/remove, /wishlist/remove (RE-07). */
export const listRemove = (list: List) => change(list, 'remove', REMOVE);

function change({ name, Name, onlyOf }: List, action: 'add' | 'remove', query: string) {
  const [verb, how] =
    action === 'add' ? ['addTo', 'Adds a piece to'] : ['removeFrom', 'Removes a piece from'];
  return defineCall({
    id: `${verb}${Name}`,
    method: 'post',
    path: `/${name}/${action}`,
    tag: 'Bag and lists',
    summary: `${how} the ${name}.`,
    needsXhr: true,
    onlyOf,
    refuses: ['ProductNotFoundError', 'ShoppingListLineItemsMaxLimitError', 'TooManyAttemptsError'],
    body: { type: 'application/x-www-form-urlencoded', fields },
    answer: { description: 'The list after the change, as its rollover.', schema: MiniListAnswer },
    handler: async ({ body: { productCode: productKey } }, graph) => {
      const { change: changed } = await graph.needed<{ change: GraphList | Failure }>(query, { productKey });
      if ('code' in changed) throw new CallRefused(changed.code, changed.message);
      return miniFavourites(changed);
    },
  });
}
