import type { Tx } from '@loupe/database/tx';
import { mergeLines } from '../domain/cart/merge-lines.ts';
import type { MergedLines, StoredLine } from '../domain/cart/merge-lines.ts';
import type { Shopper } from '../domain/shopper.ts';

interface Merges {
  lockGuestCart(guest: Shopper): Promise<string | null>;
  lockOwnCart(customer: Shopper): Promise<string | null>;
  linesOf(guestCart: string, ownCart: string): Promise<{ guest: StoredLine[]; own: StoredLine[] }>;
  mergeCarts(guestCart: string, ownCart: string, lines: MergedLines): Promise<void>;
  mergeLists(guest: Shopper, customer: Shopper, limit: number): Promise<void>;
}

export interface MergeGuestPorts {
  readonly merges: {
    isPending(customer: Shopper, guest: Shopper): Promise<boolean>;
    /** The guest's open application for a loan becomes the customer's, who is asked to sign it, and has one at most. */
    adoptApplication(customer: Shopper, guest: Shopper): Promise<void>;
  };
  readonly mergesIn: (tx: Tx) => Merges;
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The most products in a list. */
  readonly shoppingListLimit: number;
  readonly reportFault: (error: unknown, message: string) => void;
}

/**
 * Merges a guest's cart and list into the customer's after sign-in, once, and hands over an application that waits: the first request
 * with both ids does it, under row locks. A cart under placement is left for a later request. If the merge fails, nothing is changed and the request continues without it.
 */
export async function mergeGuest(ports: MergeGuestPorts, customer: Shopper, guest: Shopper): Promise<void> {
  try {
    if (!(await ports.merges.isPending(customer, guest))) return;
    await ports.transaction(async (tx) => {
      const merges = ports.mergesIn(tx);
      await mergeCart(merges, customer, guest);
      await merges.mergeLists(guest, customer, ports.shoppingListLimit);
    });
    await ports.merges.adoptApplication(customer, guest);
  } catch (error) {
    ports.reportFault(error, 'What a guest had could not be merged and is left to the next request.');
  }
}

async function mergeCart(merges: Merges, customer: Shopper, guest: Shopper): Promise<void> {
  const guestCart = await merges.lockGuestCart(guest);
  if (guestCart === null) return;
  const ownCart = await merges.lockOwnCart(customer);
  if (ownCart === null) return;
  const lines = await merges.linesOf(guestCart, ownCart);
  await merges.mergeCarts(guestCart, ownCart, mergeLines(lines.own, lines.guest));
}
