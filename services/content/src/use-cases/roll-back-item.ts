import type { Tx } from '@loupe/database/tx';
import type { ItemState } from '../domain/item/content-item.ts';
import { versionBefore, type ItemVersion } from '../domain/item/item-version.ts';

export interface RollBackPorts {
  readonly versionsIn: (tx: Tx) => {
    begin(id: string): Promise<void>;
    versions(id: string): Promise<ItemVersion[]>;
    publishVersion(id: string, number: number): Promise<ItemState | null>;
  };
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly publish: (tx: Tx, state: ItemState) => Promise<void>;
}

/**
 * Publishes an earlier version of an item again, the one before without a number. A draft stays as it is.
 * @returns the number of that version; null when the item has none
 */
export const rollBackItem = (
  { versionsIn, transaction, publish }: RollBackPorts,
  id: string,
  to: number | null,
): Promise<number | null> =>
  transaction(async (tx) => {
    const versions = versionsIn(tx);
    await versions.begin(id);
    const number = to ?? versionBefore(await versions.versions(id));
    const state = number === undefined ? null : await versions.publishVersion(id, number);
    if (number === undefined || state === null) return null;
    await publish(tx, state);
    return number;
  });
