import type { FullCartFragment } from '../../gql/graphql.ts';
import type { CartPageFailure } from './cart-page-message.ts';

/** What the shop said of the bag; each page answers a bag that is lost in its own way (ER-01, ER-02). */
export type CartAnswer =
  { status: 'ready'; cart: FullCartFragment } | { status: 'lost'; failure: CartPageFailure };

export type CartState = CartAnswer | { status: 'loading' } | { status: 'failed' };

export type CartPorts = {
  /** @throws when nobody could say */
  ask: () => Promise<CartAnswer>;
  /** Told of each answer, for what else shows the bag; undefined when the bag has become an order. */
  onAnswer: (answer: CartAnswer | undefined) => void;
};

export type CartStore = ReturnType<typeof createCartStore>;

/** The bag of this page: what the server drew, what was asked for, and what each change answered, whichever is newest. */
export function createCartStore({ ask, onAnswer }: CartPorts) {
  let state: CartState | undefined;
  /** Counts what was heard or forgotten, so that an answer that was overtaken changes nothing. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function set(next: CartState | undefined): void {
    turn += 1;
    state = next;
    for (const listener of listeners) listener();
  }

  function hear(answer: CartAnswer): void {
    onAnswer(answer);
    set(answer);
  }

  /** A failed question leaves a bag that is shown as it is. */
  async function refresh(): Promise<void> {
    turn += 1;
    const mine = turn;
    try {
      const answer = await ask();
      if (mine === turn) hear(answer);
    } catch {
      if (mine === turn && state?.status !== 'ready') set({ status: 'failed' });
    }
  }

  return {
    /** Undefined until something was heard. */
    get: (): CartState | undefined => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear,
    refresh,
    /** The bag has become an order. */
    forget(): void {
      onAnswer(undefined);
      set(undefined);
    },
    /** The bag was somebody else's: nothing of it is shown any more, and a page that shows one asks. */
    async reset(): Promise<void> {
      set({ status: 'loading' });
      if (listeners.size > 0) await refresh();
    },
  };
}
