import { createHash } from 'node:crypto';
import type { ProductDraft } from '../domain/product/product-draft.ts';

export interface ProductStore {
  /** The hash each known product was saved with, by code. */
  contentHashes(): Promise<ReadonlyMap<string, string>>;
  /** Replaces the product, raises its version and publishes the new state, all or nothing. */
  save(product: ProductDraft, contentHash: string): Promise<void>;
  /** The bytes of the event about its state. */
  published(product: ProductDraft): Uint8Array;
}

/**
 * Saves and publishes the products that have changed; all of them with `republish`, for a broker that has lost their states.
 * @returns how many were saved
 */
export async function saveProducts(
  products: readonly ProductDraft[],
  { store, republish }: { store: ProductStore; republish: boolean },
): Promise<number> {
  const known = await store.contentHashes();
  let saved = 0;
  for (const product of products) {
    const contentHash = hashOf(product, store.published(product));
    if (!republish && known.get(product.code) === contentHash) continue;
    await store.save(product, contentHash);
    saved += 1;
  }
  return saved;
}

/** Covers the published bytes too, so that products are published again when the events get more fields. */
function hashOf(product: ProductDraft, published: Uint8Array): string {
  return createHash('sha256').update(JSON.stringify(product)).update(published).digest('hex');
}
