import { createHash } from 'node:crypto';
import type { Region, StoreDraft } from '../domain/store/store.ts';

export interface StoreStore {
  saveRegions(regions: readonly Region[]): Promise<void>;
  /** The hash with which each store was saved, by id. */
  contentHashes(): Promise<ReadonlyMap<string, string>>;
  /** The state of a store as published, without its version. */
  publishedBytes(store: StoreDraft): Uint8Array;
  /** Replaces the store, raises its version and publishes the new state, in one transaction. */
  save(store: StoreDraft, contentHash: string): Promise<void>;
}

/**
 * Saves the drafts. A store that has not changed is neither written nor published again, unless its published state would be
 * encoded differently, or `republish` requests every state, for a broker that has lost them. A store is never deleted: it closes
 * permanently.
 * @returns how many were saved
 */
export async function saveStores(
  { store: kept, republish }: { store: StoreStore; republish: boolean },
  { regions, stores }: { regions: readonly Region[]; stores: readonly StoreDraft[] },
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
