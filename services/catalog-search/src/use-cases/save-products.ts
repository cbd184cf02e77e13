import { createHash } from 'node:crypto';
import type { ProductDraft } from '../domain/product/product-draft.ts';

export interface ProductStore {
  /** The hash each known product was saved with, by code. */
  contentHashes(): Promise<ReadonlyMap<string, string>>;
  /** Replaces the product, raises its version and publishes the new state, all or nothing. */
  save(product: ProductDraft, contentHash: string): Promise<void>;
  /** The bytes that others are told of it. */
  published(product: ProductDraft): Uint8Array;
}

/**
 * Brings the catalogue to what the drafts say. A product that has not changed is neither written nor published again, unless
 * `republish` asks for every state, for a broker that has forgotten them.
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

/** Of what is published as well: when events learn to say more, products that have not changed are told anew. */
function hashOf(product: ProductDraft, published: Uint8Array): string {
  return createHash('sha256').update(JSON.stringify(product)).update(published).digest('hex');
}
