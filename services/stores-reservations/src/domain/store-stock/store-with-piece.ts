import type { Store } from '../store/store.ts';

/** A store and what it can offer of a piece. */
export interface StoreWithPiece {
  readonly store: Store;
  /** Pieces that can be kept for a visitor; 0 when it has other sizes only. */
  readonly free: number;
  /** Other pieces of its product that the store has, smallest size first. */
  readonly otherSkus: readonly string[];
}
