import { setImmediate as turn } from 'node:timers/promises';
import type { RowOf } from '@loupe/database/statement';
import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import { statusOf } from '../../domain/product/buying-status.ts';
import type { BuyingStatus, CopyStatus } from '../../domain/product/buying-status.ts';
import type { SearchDocument } from '../../domain/search/search-document.ts';
import { sql } from './gen/statements.ts';

/** Lists are arrays, not objects: a whole range is read at every start. Their order does not matter to an index. */
const selectWhere = (condition: string): string => `
  SELECT p.id, p.code, p.name, p.brand, p.description, p.product_type, p.gender, p.internal_sku, p.ean, p.dial_colour,
    p.case_size::float8 AS case_size, p.copy_status, p.buying_status, p.is_new, (p.launched_on - date '1970-01-01') AS launched_on,
    ARRAY(SELECT site FROM product_site WHERE product_id = p.id ORDER BY site) AS sites, approved.variants,
    (SELECT coalesce(json_agg(json_build_array(v.position,
        site, minor_units, was_minor_units, was_was_minor_units, valid_from, valid_until)), '[]')
      FROM variant v JOIN price ON variant_id = v.id
      WHERE v.product_id = p.id AND v.approval = 'approved' AND NOT p.price_upon_enquiry) AS prices,
    (SELECT coalesce(json_agg(json_build_array(group_name, name, value)), '[]')
      FROM specification WHERE product_id = p.id) AS specifications,
    (SELECT coalesce(json_agg(json_build_array(category_id, rank, position)), '[]')
      FROM product_category WHERE product_id = p.id) AS places
  FROM product p CROSS JOIN LATERAL (
    SELECT json_agg(json_build_array(
        v.position, v.sku, v.ring_size_half_mm, v.web_product_status, coalesce(s.level, 'out'))) AS variants,
      bool_or(v.web_product_status <> 'archived') AS is_shown
    FROM variant v LEFT JOIN stock_level s ON s.sku = v.sku
    WHERE v.product_id = p.id AND v.approval = 'approved') approved
  WHERE p.approval = 'approved' AND NOT p.hide_on_site AND approved.is_shown AND ${condition}`;

/** `is_shown` demands an approved variant, so that there is one to aggregate. */
const SHOWN = { notNull: ['variants'] };

type Variant = SearchDocument['variants'][number];
interface DocumentJson {
  copy_status: CopyStatus;
  buying_status: BuyingStatus;
  sites: Site[];
  variants: [
    position: number,
    sku: string,
    size: number | null,
    status: Variant['status'],
    stock: Variant['stock'],
  ][];
  prices: [
    position: number,
    site: Site,
    price: number,
    was: number | null,
    wasWas: number | null,
    from: string | null,
    until: string | null,
  ][];
  specifications: [group: string, name: string, value: string][];
  places: [categoryId: string, rank: number, position: number][];
}

const AFTER = sql(
  'search-documents-after',
  `${selectWhere('p.id > $1::uuid')} ORDER BY p.id LIMIT $2::int`,
  SHOWN,
).refine<DocumentJson>();

const BY_IDS = sql(
  'search-documents-by-ids',
  selectWhere('p.id = ANY ($1::uuid[])'),
  SHOWN,
).refine<DocumentJson>();

/** There are a hundred: joined to each product they would cost more than everything else that is read of it. */
const CATEGORIES = sql(
  'search-categories',
  'SELECT c.id, c.site, c.name, up.name AS above FROM category c LEFT JOIN category up ON up.id = c.parent_id',
).refine<{ site: Site; above: string | null }>();

/** Asks for the horizon alone. */
export const NO_CHANGES = 2n ** 62n;

/**
 * Changes of transactions from $1 on, and the first transaction that may still be running: what commits later is at or after it.
 * One statement is one snapshot, so nothing falls between the two. A transaction that has not begun is of a database before a restore
 * or a load of a dump, whose numbers have gone back: then all changes that are kept are told.
 */
const CHANGES = sql(
  'product-changes',
  `
  SELECT h.horizon, c.changed_in AS "changedIn", c.product_id AS "productId"
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon) h
  LEFT JOIN product_change c ON c.changed_in >= CASE
    WHEN $1::bigint < ${NO_CHANGES} AND $1::bigint > pg_snapshot_xmax(pg_current_snapshot())::text::bigint THEN 0
    ELSE $1::bigint END`,
  { notNull: ['horizon'] },
);

const PRUNE = sql(
  'prune-product-changes',
  `DELETE FROM product_change WHERE changed_at < now() - $1::text::interval RETURNING 1 AS pruned`,
);

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface ProductChange {
  readonly changedIn: bigint;
  readonly productId: string;
}

/** What search indexes are made of. */
export const searchDocuments = (tx: Tx) => ({
  /**
   * The products that a shop shows, in parts. The database reads the next part while this one is used. Categories are read once:
   * what is put into one that was added meanwhile is a change since, and one that is renamed has its new name after the next load.
   */
  async *all(limit: number): AsyncGenerator<SearchDocument[]> {
    const categories = byId(await tx.query(CATEGORIES));
    let next = tx.query(AFTER, [FIRST_ID, limit]);
    for (;;) {
      const rows = await next;
      const last = rows.at(-1);
      if (last === undefined) return;
      next = tx.query(AFTER, [last.id, limit]);
      next.catch(() => undefined); // thrown above, unless the caller has stopped
      await turn(); // the statement is sent in it: otherwise after the caller has used these rows
      yield rows.map((row) => documentOf(row, categories));
    }
  },

  async byIds(ids: readonly string[]): Promise<SearchDocument[]> {
    const rows = await tx.query(BY_IDS, [ids]);
    const categories = byId(await tx.query(CATEGORIES));
    return rows.map((row) => documentOf(row, categories));
  },

  async changesSince(horizon: bigint): Promise<{ horizon: bigint; changes: ProductChange[] }> {
    const rows = await tx.query(CHANGES, [horizon]);
    const changes = rows.flatMap(({ changedIn, productId }) =>
      changedIn === null || productId === null ? [] : [{ changedIn, productId }],
    );
    return { horizon: rows[0]?.horizon ?? horizon, changes };
  },

  prune: async (keep: string): Promise<number> => (await tx.query(PRUNE, [keep])).length,
});

export type SearchDocuments = ReturnType<typeof searchDocuments>;

/** The prices of each size, by its position. */
function pricesByPosition(rows: DocumentJson['prices']): ReadonlyMap<number, Variant['prices']> {
  const prices = new Map<number, Variant['prices'][number][]>();
  for (const [position, site, minorUnits, wasMinorUnits, wasWasMinorUnits, from, until] of rows) {
    const own = prices.get(position) ?? [];
    prices.set(position, own);
    own.push({
      site,
      minorUnits,
      wasMinorUnits,
      wasWasMinorUnits,
      validFrom: from === null ? null : new Date(from),
      validUntil: until === null ? null : new Date(until),
    });
  }
  return prices;
}

type Category = RowOf<typeof CATEGORIES>;

const byId = (categories: readonly Category[]): ReadonlyMap<string, Category> =>
  new Map(categories.map((category) => [category.id, category]));

function documentOf(row: RowOf<typeof AFTER>, categories: ReadonlyMap<string, Category>): SearchDocument {
  const readiness = { copyStatus: row.copy_status, buyingStatus: row.buying_status };
  const prices = pricesByPosition(row.prices);
  const places = row.places.toSorted(([, , left], [, , right]) => left - right);
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    brand: row.brand,
    description: row.description,
    productType: row.product_type,
    gender: row.gender,
    internalSku: row.internal_sku,
    ean: row.ean,
    dialColour: row.dial_colour,
    caseSize: row.case_size,
    isNew: row.is_new,
    launchedOn: row.launched_on ?? 0,
    sites: row.sites,
    variants: row.variants.map(([position, sku, ringSizeHalfMm, status, stock]) => ({
      sku,
      ringSizeHalfMm,
      status: statusOf(status, readiness),
      stock,
      prices: prices.get(position) ?? [],
    })),
    specifications: row.specifications.map(([group, name, value]) => ({ group, name, value })),
    // A category that was added since is not known yet.
    categories: places.flatMap(([id, rank]) => {
      const category = categories.get(id);
      return category ? [{ ...category, rank }] : [];
    }),
  };
}
