import { createHash } from 'node:crypto';
import type { Region, StoreDraft } from '../domain/store/store.ts';

export interface StoreStore {
  saveRegions(regions: readonly Region[]): Promise<void>;
  /** The hash each known store was saved with, by id. */
  contentHashes(): Promise<ReadonlyMap<string, string>>;
  /** What would be published of a store, whatever its version. */
  publishedBytes(store: StoreDraft): Uint8Array;
  /** Replaces the store, raises its version and publishes the new state, all or nothing. */
  save(store: StoreDraft, contentHash: string): Promise<void>;
}

/**
 * Brings the stores to what the drafts say. One that has not changed is neither written nor published again, unless its state
 * would be told in other words than it was, or `republish` asks for every state, for a broker that has forgotten them. A store
 * is never taken away: it closes for good.
 * @returns how many were saved
 */
export async function saveStores(
  { regions, stores }: { regions: readonly Region[]; stores: readonly StoreDraft[] },
  { store: kept, republish }: { store: StoreStore; republish: boolean },
): Promise<number> {
  await kept.saveRegions(regions);
  const known = await kept.contentHashes();
  let saved = 0;
  for (const store of stores) {
    const hash = createHash('sha256').update(JSON.stringify(store)).update(kept.publishedBytes(store));
    const contentHash = hash.digest('hex');
    if (!republish && known.get(store.id) === contentHash) continue;
    await kept.save(store, contentHash);
    saved += 1;
  }
  return saved;
}
