import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { Product } from '../../domain/product/product.ts';
import { productOfRow } from './product-row.ts';
import { BY_CATEGORY, BY_CODES, BY_IDS, BY_SLUG, BY_VARIANT_IDS } from './product-statements.ts';

/** Products as a site lists them. Each call is one statement; what the site does not list is not found. */
export const productRepository = (tx: Tx) => ({
  byCodes: async (site: Site, codes: readonly string[]): Promise<Product[]> =>
    (await tx.query(BY_CODES, [site, codes])).map((row) => productOfRow(row, site)),

  byIds: async (site: Site, ids: readonly string[]): Promise<Product[]> =>
    (await tx.query(BY_IDS, [site, ids])).map((row) => productOfRow(row, site)),

  /** The products that the variants belong to. */
  byVariantIds: async (site: Site, ids: readonly string[]): Promise<Product[]> =>
    (await tx.query(BY_VARIANT_IDS, [site, ids])).map((row) => productOfRow(row, site)),

  /** In merchandising order, the first 60. */
  byCategory: async (site: Site, categoryId: string): Promise<Product[]> =>
    (await tx.query(BY_CATEGORY, [site, categoryId])).map((row) => productOfRow(row, site)),

  async bySlug(site: Site, slug: string): Promise<Product | null> {
    const [row] = await tx.query(BY_SLUG, [site, slug]);
    return row === undefined ? null : productOfRow(row, site);
  },
});

export type ProductRepository = ReturnType<typeof productRepository>;
