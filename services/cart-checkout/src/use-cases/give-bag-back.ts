import type { Tx } from '@loupe/database/tx';
import { mergeLines } from '../domain/cart/merge-lines.ts';
import type { MergedLines, StoredLine } from '../domain/cart/merge-lines.ts';
import type { Shopper } from '../domain/shopper.ts';

/** The bag that a shopper has had since. */
export interface NewerBag {
  readonly id: string;
  readonly isUnderPlacement: boolean;
  readonly isEmpty: boolean;
}

export interface GiveBagBackPorts {
  readonly merges: {
    /** Bags that were not given back yet, the oldest first. */
    findReturned(limit: number): Promise<string[]>;
  };
  readonly mergesIn: (tx: Tx) => {
    /** @returns its shopper, or null for a bag that is not to be given back any more */
    lockReturned(cartId: string): Promise<Shopper | null>;
    lockNewer(shopper: Shopper): Promise<NewerBag | null>;
    /** @param retired takes its place; null for none */
    activate(cartId: string, retired: string | null): Promise<void>;
    linesOf(guestCart: string, ownCart: string): Promise<{ guest: StoredLine[]; own: StoredLine[] }>;
    mergeCarts(guestCart: string, ownCart: string, lines: MergedLines): Promise<void>;
  };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly reportFault: (error: unknown, message: string) => void;
}

/** Limit of one sweep. */
export const BAGS_AT_ONCE = 20;

/**
 * Gives a bag back whose placement has ended without an order: as it was, or with its pieces in the bag that the shopper has filled since.
 * While that one is being paid for, the bag is left to the sweeper.
 * @returns whether it was given back
 */
export const giveBagBack = (ports: GiveBagBackPorts, cartId: string): Promise<boolean> =>
  ports.transaction(async (tx) => {
    const bags = ports.mergesIn(tx);
    const shopper = await bags.lockReturned(cartId);
    if (shopper === null) return false;
    const newer = await bags.lockNewer(shopper);
    if (newer?.isUnderPlacement) return false;
    if (newer === null || newer.isEmpty) {
      await bags.activate(cartId, newer?.id ?? null);
      return true;
    }
    const lines = await bags.linesOf(cartId, newer.id);
    await bags.mergeCarts(cartId, newer.id, mergeLines(lines.own, lines.guest));
    return true;
  });

/** Gives bags back that were left, as by a crash. @returns how many */
export async function giveBagsBack(ports: GiveBagBackPorts): Promise<number> {
  let given = 0;
  for (const cartId of await ports.merges.findReturned(BAGS_AT_ONCE)) {
    try {
      if (await giveBagBack(ports, cartId)) given += 1;
    } catch (error) {
      ports.reportFault(error, `Bag ${cartId} could not be given back and is left to the next sweep.`);
    }
  }
  return given;
}
