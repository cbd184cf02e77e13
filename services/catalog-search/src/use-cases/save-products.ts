import { createHash } from 'node:crypto';
import { withoutDealerSale } from '../domain/product/dealer.ts';
import { withoutImpossibleReservation } from '../domain/product/reservable.ts';
import type { ProductDraft } from '../domain/product/product-draft.ts';

export interface ProductToSave {
  readonly product: ProductDraft;
  readonly contentHash: string;
}

export interface ProductStore {
  /** The hash that each of the codes was saved with; none for an unknown one. */
  contentHashes(codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Replaces the products, raises their versions and publishes their new states, all or nothing. */
  save(products: readonly ProductToSave[]): Promise<void>;
  /** The bytes of the event about its state. */
  published(product: ProductDraft): Uint8Array;
  /** Every category as site/key. */
  categoryKeys(): Promise<ReadonlySet<string>>;
  /** Codes, skus and site/slugs of these products that belong to other products. */
  taken(
    products: readonly ProductDraft[],
  ): Promise<readonly { readonly what: string; readonly value: string; readonly owner: string }[]>;
}

export type SavingStore = Pick<ProductStore, 'contentHashes' | 'save' | 'published'>;

/** Products of one transaction: a longer one would keep the shop's own changes of a product waiting. */
export const BATCH = 500;

/**
 * Saves and publishes the products that have changed; all of them with `republish`, for a broker that has lost their states.
 * @returns how many were saved
 */
export async function saveProducts(
  { store, republish }: { store: SavingStore; republish: boolean },
  products: readonly ProductDraft[],
): Promise<number> {
  let saved = 0;
  for (let at = 0; at < products.length; at += BATCH) {
    const batch = products
      .slice(at, at + BATCH)
      .map(withoutDealerSale)
      .map(withoutImpossibleReservation);
    const known = await store.contentHashes(batch.map(({ code }) => code));
    const hashed = batch.map((product) => ({ product, contentHash: hashOf(product, store) }));
    const changed = hashed.filter(
      ({ product, contentHash }) => republish || known.get(product.code) !== contentHash,
    );
    await store.save(changed);
    saved += changed.length;
  }
  return saved;
}

/** Covers the published bytes too, so that products are published again when the events get more fields. */
function hashOf(product: ProductDraft, store: Pick<ProductStore, 'published'>): string {
  return createHash('sha256').update(JSON.stringify(product)).update(store.published(product)).digest('hex');
}
