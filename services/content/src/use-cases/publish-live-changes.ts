import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';
import type { ItemState } from '../domain/item/content-item.ts';

export interface PublishLiveChangesPorts {
  readonly items: {
    /** Ids of the items whose window has opened or closed since they were last published. */
    crossedWindow(): Promise<string[]>;
  };
  readonly itemsIn: (tx: Tx) => {
    /** @returns its new state; null when another instance has marked it meanwhile */
    markCrossed(id: string): Promise<ItemState | null>;
  };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly publish: (tx: Tx, state: ItemState) => Promise<void>;
}

/**
 * Publishes the items whose window has opened or closed, which happens without a save. Queries do not depend on it: they compare
 * the window with the clock.
 * @returns how many
 */
export async function publishLiveChanges(ports: PublishLiveChangesPorts): Promise<number> {
  const ids = await ports.items.crossedWindow();
  await sweepEach(ids, (id) => publishOne(ports, id));
  return ids.length;
}

const publishOne = ({ itemsIn, transaction, publish }: PublishLiveChangesPorts, id: string): Promise<void> =>
  transaction(async (tx) => {
    const state = await itemsIn(tx).markCrossed(id);
    if (state !== null) await publish(tx, state);
  });
