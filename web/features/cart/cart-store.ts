import type { FullCartFragment } from '../../gql/graphql.ts';
import type { CartPageFailure } from './cart-page-message.ts';

/** A response about the bag; each page handles a lost bag in its own way (ER-01, ER-02). */
export type CartAnswer =
  | { status: 'ready'; cart: FullCartFragment }
  | { status: 'lost'; failure: CartPageFailure; cart?: undefined };

export type CartState = CartAnswer | { status: 'loading' } | { status: 'failed' };

export type CartPorts = {
  /** @throws when the call fails */
  ask: () => Promise<CartAnswer>;
  /** Called with each answer, for other views of the bag; undefined when the bag has become an order. */
  onAnswer: (answer: CartAnswer | undefined) => void;
};

export type CartStore = ReturnType<typeof createCartStore>;

/** The bag of this page: server-rendered, fetched, or returned by a change, whichever is newest. */
export function createCartStore({ ask, onAnswer }: CartPorts) {
  let state: CartState | undefined;
  /** Incremented by each answer and reset, so that an outdated answer is ignored. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function set(next: CartState | undefined): void {
    turn += 1;
    state = next;
    for (const listener of listeners) listener();
  }

  function receive(answer: CartAnswer): void {
    onAnswer(answer);
    set(answer);
  }

  /** A failed call keeps a bag that is already shown. @param read of a page that reads more with it */
  async function refresh(read: CartPorts['ask'] = ask): Promise<void> {
    turn += 1;
    const mine = turn;
    try {
      const answer = await read();
      if (mine === turn) receive(answer);
    } catch {
      if (mine === turn && state?.status !== 'ready') set({ status: 'failed' });
    }
  }

  return {
    /** Undefined until there was an answer. */
    get: (): CartState | undefined => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive,
    refresh,
    /** The bag has become an order. */
    forget(): void {
      onAnswer(undefined);
      set(undefined);
    },
    /** The shopper has changed: clears the bag, and refreshes it where a page shows it. */
    async reset(): Promise<void> {
      set({ status: 'loading' });
      if (listeners.size > 0) await refresh();
    },
  };
}
