import { createHash } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { ItemDraft, ItemState } from '../domain/item/content-item.ts';

/** What a content system has published for a shop. */
export interface SourceContent {
  readonly items: readonly ItemDraft[];
  /** Delivery keys of the items in each slot, in order. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
  /** What was not understood, a line for each. */
  readonly leftOut: readonly string[];
}

export interface ReadSourcePorts {
  /** @throws Error when the content system does not answer, or not with content */
  readonly source: { read(site: Site): Promise<SourceContent> };
  readonly itemsOfSourceIn: (tx: Tx) => {
    saveItem(item: ItemDraft, contentHash: string): Promise<ItemState | null>;
    /** Closes the window of every item of the source but these. @returns those it has closed */
    endOthers(site: Site, deliveryKeys: readonly string[]): Promise<ItemState[]>;
    fillSlot(site: Site, slotKey: string, deliveryKeys: readonly string[]): Promise<void>;
  };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly publish: (tx: Tx, state: ItemState) => Promise<void>;
}

/** Marks the rows of a content system, which the seed neither writes nor ends. */
const hashOf = (item: ItemDraft): string =>
  `source:${createHash('sha256').update(JSON.stringify(item)).digest('hex')}`;

/**
 * Stores what the content system has published for a shop. Pages are answered from the stored rows only, so they do not depend on it; while it
 * does not answer, the rows stay as they are. So does an item that is not understood any more.
 * @returns how many items changed, and what was left out
 * @throws Error when it does not answer
 */
export async function readSource(
  { source, itemsOfSourceIn, transaction, publish }: ReadSourcePorts,
  site: Site,
): Promise<{ readonly changed: number; readonly leftOut: readonly string[] }> {
  const { items, slots, leftOut } = await source.read(site);
  const changed = await transaction(async (tx) => {
    const store = itemsOfSourceIn(tx);
    const states: ItemState[] = [];
    for (const item of items) {
      const saved = await store.saveItem(item, hashOf(item));
      if (saved !== null) states.push(saved);
    }
    // A line may be about an item that has only become wrong: nothing is ended on such an answer.
    if (leftOut.length === 0)
      states.push(
        ...(await store.endOthers(
          site,
          items.map(({ deliveryKey }) => deliveryKey),
        )),
      );
    for (const [slotKey, keys] of slots) await store.fillSlot(site, slotKey, keys);
    for (const state of states) await publish(tx, state);
    return states.length;
  });
  return { changed, leftOut };
}
