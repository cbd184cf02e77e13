import { describe, expect, it } from '@jest/globals';
import type { CardFieldsFragment } from '../../../../gql/graphql.ts';
import { cardContexts } from './card-context.ts';

const fields = (captureContext: string) => ({ captureContext }) as CardFieldsFragment;
const withBag = { cart: { id: 'bag', cardFields: fields('with the bag') } };

function page() {
  const clock = { now: 0 };
  let asked = 0;
  const contexts = cardContexts({
    ask: async (cartId) => fields(`${cartId} ${(asked += 1)}`),
    now: () => clock.now,
  });
  const take = async (cartId = 'bag') => (await contexts.take(cartId)).captureContext;
  return { clock, bring: contexts.bring, take };
}

describe('the context of card fields', () => {
  it('[QY-15] is once the one that comes with the bag, also while the bag is on its way, and then a new one', async () => {
    const { bring, take } = page();
    const read = Promise.withResolvers<typeof withBag>();
    bring(read.promise);
    const first = take();
    read.resolve(withBag);
    expect([await first, await take(), await take()]).toEqual(['with the bag', 'bag 1', 'bag 2']);
  });

  it.each([
    ['came without', async () => ({ cart: { id: 'bag', cardFields: null } })],
    ['is another', async () => ({ cart: { ...withBag.cart, id: 'other' } })],
    ['could not be read', () => Promise.reject(new Error('[Network] timed out'))],
  ])('[QY-15] is asked for where the bag %s', async (_, read) => {
    const { bring, take } = page();
    bring(read());
    expect(await take()).toBe('bag 1');
  });

  it('[QY-15] is asked for where the fields are opened long after the page', async () => {
    const { bring, take, clock } = page();
    bring(Promise.resolve(withBag));
    await Promise.resolve();
    clock.now = 60_000;
    expect(await take()).toBe('bag 1');
  });
});
