import type { Tx } from '@loupe/database/tx';
import type { PushedItem } from '../domain/item/content-item.ts';

export interface PushPorts {
  readonly draftsIn: (tx: Tx) => { put(item: PushedItem, newId: string): Promise<boolean> };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly newId: () => string;
}

/** Stores drafts, all of them or none. @returns the delivery keys of those that differ from what is published */
export const pushItems = (
  { draftsIn, transaction, newId }: PushPorts,
  items: readonly PushedItem[],
): Promise<string[]> =>
  transaction(async (tx) => {
    const drafts = draftsIn(tx);
    const changed: string[] = [];
    for (const item of items) if (await drafts.put(item, newId())) changed.push(item.deliveryKey);
    return changed;
  });
