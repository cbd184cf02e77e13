import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FullCartFragment } from '../../gql/graphql.ts';
import { createCartStore, type CartAnswer, type CartStore } from './cart-store.ts';

const bag = (quantity: number): CartAnswer => ({
  status: 'ready',
  cart: { id: 'c-1', quantity } as FullCartFragment,
});

describe('the cart store', () => {
  let calls: PromiseWithResolvers<CartAnswer>[];
  let notified: (CartAnswer | undefined)[];
  let store: CartStore;

  beforeEach(() => {
    calls = [];
    notified = [];
    const ask = () => {
      const call = Promise.withResolvers<CartAnswer>();
      calls.push(call);
      return call.promise;
    };
    store = createCartStore({ ask, onAnswer: (answer) => notified.push(answer) });
  });

  it('holds the latest answer and notifies everything else that shows the bag', async () => {
    store.receive(bag(1));
    const refreshed = store.refresh();
    calls[0]?.resolve(bag(2));
    await refreshed;
    expect(store.get()).toEqual(bag(2));
    expect(notified).toEqual([bag(1), bag(2)]);
  });

  it('is read by a page with what it needs beside the bag', async () => {
    await store.refresh(async () => bag(2));
    expect(store.get()).toEqual(bag(2));
    expect(calls).toEqual([]);
  });

  it('is not overwritten by an answer that is older than a change', async () => {
    const refreshed = store.refresh();
    store.receive(bag(3));
    calls[0]?.resolve(bag(2));
    await refreshed;
    expect(store.get()).toEqual(bag(3));
    expect(notified).toEqual([bag(3)]);
  });

  it('keeps its bag when a refresh fails, and is failed where there was none', async () => {
    const first = store.refresh();
    calls[0]?.reject(new Error('offline'));
    await first;
    expect(store.get()).toEqual({ status: 'failed' });
    store.receive(bag(1));
    const second = store.refresh();
    calls[1]?.reject(new Error('offline'));
    await second;
    expect(store.get()).toEqual(bag(1));
  });

  it('[ST-03] shows nothing once the shopper has changed, and refreshes where a page shows the bag', async () => {
    store.receive(bag(1));
    await store.reset();
    expect(store.get()).toEqual({ status: 'loading' });
    expect(calls).toHaveLength(0);
    const stop = store.subscribe(() => undefined);
    const reset = store.reset();
    calls[0]?.resolve({ status: 'lost', failure: 'CartNotFoundError' });
    await reset;
    expect(store.get()).toEqual({ status: 'lost', failure: 'CartNotFoundError' });
    stop();
  });

  it('[ST-06] is empty once the bag was ordered, whatever answer arrives later', async () => {
    store.receive(bag(1));
    const refreshed = store.refresh();
    store.forget();
    calls[0]?.resolve(bag(1));
    await refreshed;
    expect(store.get()).toBeUndefined();
    expect(notified).toStrictEqual([bag(1), undefined]);
  });
});
