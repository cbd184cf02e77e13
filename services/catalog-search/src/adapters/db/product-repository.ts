import type { Tx } from '@loupe/database/tx';
import type { PageRequest } from '../../domain/listing/paging.ts';
import type { SortKey } from '../../domain/listing/sorting.ts';
import type { Product } from '../../domain/product/product.ts';
import type { Site } from '../../domain/site.ts';
import { LISTINGS } from './listing-statements.ts';
import { productOfRow } from './product-row.ts';
import { BY_CODES, BY_IDS, BY_SLUG, BY_VARIANT_IDS } from './product-statements.ts';

export interface ListingRequest extends PageRequest {
  /** The requested category and its descendants. */
  readonly categoryIds: readonly string[];
  readonly sort: SortKey;
  /** The moment whose prices are sorted by. */
  readonly at: Date;
}

/** Products as a site lists them. Each call is one statement; what the site does not list is not found. */
export const productRepository = (tx: Tx) => ({
  byCodes: async (site: Site, codes: readonly string[]): Promise<Product[]> =>
    (await tx.query(BY_CODES, [site, codes])).map((row) => productOfRow(row, site)),

  byIds: async (site: Site, ids: readonly string[]): Promise<Product[]> =>
    (await tx.query(BY_IDS, [site, ids])).map((row) => productOfRow(row, site)),

  /** The products that the variants belong to. */
  byVariantIds: async (site: Site, ids: readonly string[]): Promise<Product[]> =>
    (await tx.query(BY_VARIANT_IDS, [site, ids])).map((row) => productOfRow(row, site)),

  async bySlug(site: Site, slug: string): Promise<Product | null> {
    const [row] = await tx.query(BY_SLUG, [site, slug]);
    return row === undefined ? null : productOfRow(row, site);
  },

  /** A page of a listing with the number of all its products; a page beyond the last is the last. */
  async list(site: Site, request: ListingRequest): Promise<{ products: Product[]; total: number }> {
    const { categoryIds, pageIndex, pageSize, sort, at } = request;
    const rows = await tx.query(LISTINGS[sort], [site, categoryIds, pageSize, pageIndex, at]);
    return { products: rows.map((row) => productOfRow(row, site)), total: rows[0]?.total ?? 0 };
  },
});

export type ProductRepository = ReturnType<typeof productRepository>;
