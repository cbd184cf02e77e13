import type { Tx } from '@loupe/database/tx';
import type { SortKey } from '../../domain/listing/sorting.ts';
import type { PageRequest } from '../../domain/listing/paging.ts';
import type { Product } from '../../domain/product/product.ts';
import type { Site } from '../../domain/site.ts';
import { LISTING_SQL } from './listing-sql.ts';
import { IS_SHOWN, PRODUCT_COLUMNS, productOfRow } from './product-columns.ts';
import type { ProductRow } from './product-columns.ts';

export interface ListingRequest extends PageRequest {
  /** The category asked for and those below it. */
  readonly categoryIds: readonly string[];
  readonly sort: SortKey;
  /** Prices of this moment are sorted by. */
  readonly at: Date;
}

const selectWhere = (condition: string): string => `
  SELECT ${PRODUCT_COLUMNS}
  FROM product p JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
  WHERE ${IS_SHOWN} AND ${condition}`;

const BY_CODES = selectWhere('p.code = ANY ($2::text[])');
const BY_IDS = selectWhere('p.id = ANY ($2::uuid[])');
const BY_VARIANT_IDS = selectWhere('p.id IN (SELECT product_id FROM variant WHERE id = ANY ($2::uuid[]))');
const BY_SLUG = selectWhere('ps.slug = $2');

/** Products as a site lists them. Each call is one statement; what the site does not list is not found. */
export class ProductRepository {
  readonly #tx: Tx;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  byCodes(site: Site, codes: readonly string[]): Promise<Product[]> {
    return this.#select(BY_CODES, site, codes);
  }

  byIds(site: Site, ids: readonly string[]): Promise<Product[]> {
    return this.#select(BY_IDS, site, ids);
  }

  /** The products the variants belong to. */
  byVariantIds(site: Site, ids: readonly string[]): Promise<Product[]> {
    return this.#select(BY_VARIANT_IDS, site, ids);
  }

  async bySlug(site: Site, slug: string): Promise<Product | null> {
    const [product] = await this.#select(BY_SLUG, site, slug);
    return product ?? null;
  }

  /** A page of a grid with the number of all its products; a page beyond the last is the last. */
  async list(site: Site, request: ListingRequest): Promise<{ products: Product[]; total: number }> {
    const { categoryIds, pageIndex, pageSize, sort, at } = request;
    const rows = await this.#tx.query<ProductRow & { total: number }>(LISTING_SQL[sort], [
      site,
      categoryIds,
      pageSize,
      pageIndex,
      at,
    ]);
    return { products: rows.map((row) => productOfRow(row, site)), total: rows[0]?.total ?? 0 };
  }

  async #select(sql: string, site: Site, wanted: readonly string[] | string): Promise<Product[]> {
    const rows = await this.#tx.query<ProductRow>(sql, [site, wanted]);
    return rows.map((row) => productOfRow(row, site));
  }
}
