import { sweepEach } from '@loupe/database/sweep-each';
import type { Tx } from '@loupe/database/tx';
import type { ItemState } from '../domain/item/content-item.ts';

export interface TellGoingLivePorts {
  readonly items: {
    /** Ids of those whose window has opened or closed since they were last published. */
    crossedWindow(): Promise<string[]>;
  };
  readonly itemsIn: (tx: Tx) => {
    /** @returns its new state; null when somebody else has marked it meanwhile */
    markCrossed(id: string): Promise<ItemState | null>;
  };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly publish: (tx: Tx, state: ItemState) => Promise<void>;
}

/**
 * An item goes live and ends by the clock alone, without being saved; others learn of it here. Pages need not wait: what is
 * live is asked of the window itself.
 * @returns how many
 */
export async function tellGoingLive(ports: TellGoingLivePorts): Promise<number> {
  const ids = await ports.items.crossedWindow();
  await sweepEach(ids, (id) => tellOne(ports, id));
  return ids.length;
}

const tellOne = ({ itemsIn, transaction, publish }: TellGoingLivePorts, id: string): Promise<void> =>
  transaction(async (tx) => {
    const state = await itemsIn(tx).markCrossed(id);
    if (state !== null) await publish(tx, state);
  });
