import { inTransaction } from '@loupe/database/transaction';
import { poolTx, type Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueueAll } from '@loupe/messaging/outbox';
import type pg from 'pg';
import type { ProductDisplay } from '../../domain/product/product-display.ts';
import type { ProductDraft } from '../../domain/product/product-draft.ts';
import type { ProductStore, ProductToSave } from '../../use-cases/save-products.ts';
import { productDisplayRepository } from './product-display-repository.ts';
import { partRows, productRow } from './product-rows.ts';
import {
  ADD_PARTS,
  CATEGORY_IDS,
  CONTENT_HASHES,
  REMOVE_PARTS,
  TAKEN,
  WRITE_PRODUCTS,
} from './product-write-statements.ts';

/** The events that are published about a product. */
export interface ProductEvents {
  readonly state: (product: ProductDraft, version: bigint) => OutboxEvent;
  readonly display: (display: ProductDisplay) => OutboxEvent;
}

export function productStore(pool: pg.Pool, events: ProductEvents): ProductStore {
  return {
    published: (product) => events.state(product, 0n).payload,

    async contentHashes(codes) {
      const rows = await poolTx(pool).query(CONTENT_HASHES, [codes]);
      return new Map(rows.map(({ code, contentHash }) => [code, contentHash]));
    },

    async categoryKeys() {
      const rows = await poolTx(pool).query(CATEGORY_IDS);
      return new Set(rows.map(({ site, key }) => `${site}/${key}`));
    },

    async taken(products) {
      const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
      const sites = products.flatMap((product) => product.sites);
      return poolTx(pool).query(TAKEN, [
        products.map(({ id }) => id),
        products.map(({ code }) => code),
        skus,
        sites.map(({ site }) => site),
        sites.map(({ slug }) => slug),
      ]);
    },

    save: (products) => inTransaction(pool, (tx) => saveAll(tx, products, events)),
  };
}

/** In a transaction that the caller holds. */
export async function saveAll(
  tx: Tx,
  products: readonly ProductToSave[],
  events: ProductEvents,
): Promise<void> {
  if (products.length === 0) return;
  const written = await tx.query(WRITE_PRODUCTS, [JSON.stringify(products.map(productRow))]);
  const versions = new Map(written.map((row) => [row.id, row]));
  const known = written.filter(({ version }) => version > 1n).map(({ id }) => id);
  const { categoryKeysOf } = productDisplayRepository(tx);
  const left = known.length === 0 ? new Map<string, string[]>() : await categoryKeysOf(known);
  await replaceParts(tx, products, known);
  const listed = await categoryKeysOf(products.map(({ product }) => product.id));
  await enqueueAll(tx, [
    ...products.map(({ product }) => events.state(product, versions.get(product.id)!.version)),
    ...products.map(({ product: { id: productId, code } }) => {
      // The categories that a product has left list it no more: their pages change too.
      const keys = [...(listed.get(productId) ?? []), ...(left.get(productId) ?? [])];
      const version = versions.get(productId)!.displayVersion;
      return events.display({ productId, code, version, categoryKeys: [...new Set(keys)] });
    }),
  ]);
}

/** @param known ids of those that have parts */
async function replaceParts(
  tx: Tx,
  products: readonly ProductToSave[],
  known: readonly string[],
): Promise<void> {
  if (known.length > 0) for (const statement of REMOVE_PARTS) await tx.query(statement, [known]);
  const categories = await tx.query(CATEGORY_IDS);
  const categoryIds = new Map(categories.map(({ id, site, key }) => [`${site}/${key}`, id]));
  const parts = products.map((product) => partRows(product, categoryIds));
  for (const [name, statement] of Object.entries(ADD_PARTS)) {
    const rows = parts.flatMap((part): readonly object[] => part[name as keyof typeof part]);
    if (rows.length > 0) await tx.query(statement, [JSON.stringify(rows)]);
  }
}
