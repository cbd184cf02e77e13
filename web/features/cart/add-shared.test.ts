import { describe, expect, it } from '@jest/globals';
import type { CartChange } from './cart-api.ts';
import type { SharedLinePartsFragment } from '../../gql/graphql.ts';
import { GraphClientError } from '../../lib/graph-error.ts';
import { addShared, type BagCalls } from './add-shared.ts';

const line = (sku: string, of: Partial<SharedLinePartsFragment> = {}) =>
  ({
    id: sku,
    productId: `p-${sku}`,
    variantId: `v-${sku}`,
    sku,
    name: `Piece ${sku}`,
    quantity: 1,
    ...of,
  }) as SharedLinePartsFragment;

type Item = { id: string; variantSku: string; quantity: number; engraving?: string };

/** A bag that has what was added; some skus are sold out, others have one piece only. */
function bag(items: Item[] = []) {
  const asked: string[] = [];
  const answer = () =>
    ({
      cart: { lineItems: items.map((item) => ({ isGiftWrapped: false, ...item })) },
    }) as unknown as CartChange;
  const refused = (__typename: string) =>
    ({ failure: { __typename, message: 'Only one is left.' } }) as CartChange;
  const calls: BagCalls = {
    addToCart: async ({ sku, options }) => {
      asked.push(`add ${sku} ${JSON.stringify(options)}`);
      if (sku === 'down') throw new Error('down');
      if (sku === 'crowded')
        throw new GraphClientError('GraphQL', 'Try again in 10 minutes.', { code: 'TooManyAttemptsError' });
      if (sku === 'sold') return refused('InsufficientStockError');
      const known = items.find((item) => item.variantSku === sku && item.engraving === undefined);
      if (known === undefined) items.push({ id: `l-${sku}`, variantSku: sku, quantity: 1 });
      else known.quantity += 1;
      return answer();
    },
    updateQuantity: async (id, quantity) => {
      asked.push(`set ${id} ${quantity}`);
      return id === 'l-last' ? refused('InsufficientStockError') : answer();
    },
  };
  return { asked, calls };
}

describe('adding a shared bag', () => {
  it('[MU-05] adds each line with its size and quantity, beside what is in the bag already', async () => {
    const { asked, calls } = bag([
      { id: 'l-engraved', variantSku: 'ring', quantity: 1, engraving: 'A & B' },
      { id: 'l-plain', variantSku: 'ring', quantity: 1 },
    ]);
    const shared = [line('ring', { quantity: 3 }), line('bracelet', { wristSize: 180 })];
    // The bracelet of the fake has no size, and one piece needs no second call.
    expect(await addShared(shared, calls)).toEqual({ pieces: 4, left: [] });
    expect(asked).toEqual(['add ring {}', 'set l-plain 4', 'add bracelet {"wristSize":180}']);
  });

  it('[MU-05] goes on after a line that cannot be added, and says which and why', async () => {
    const { calls } = bag();
    const shared = [line('sold'), line('last', { quantity: 2 }), line('down'), line('ring')];
    expect(await addShared(shared, calls)).toEqual({
      pieces: 2,
      left: [
        { id: 'sold', name: 'Piece sold', why: expect.any(String) },
        { id: 'last', name: 'Piece last', why: expect.any(String) },
        { id: 'down', name: 'Piece down', why: 'We could not reach your bag just now.' },
      ],
    });
  });

  it('[ER-05] says what the gateway says where too many visitors of a network have begun', async () => {
    expect(await addShared([line('crowded')], bag().calls)).toEqual({
      pieces: 0,
      left: [{ id: 'crowded', name: 'Piece crowded', why: 'Try again in 10 minutes.' }],
    });
  });
});
