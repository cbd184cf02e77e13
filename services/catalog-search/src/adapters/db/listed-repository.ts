import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import type { PageRequest } from '../../domain/listing/paging.ts';
import { DEALER_TYPES } from '../../domain/product/dealer.ts';
import { sql } from './gen/statements.ts';
import { IS_SHOWN } from './product-columns.ts';

/** What a listing may show: no dealer's piece (RT-22). $1 is the site, $2 the product types of dealers. */
const LISTED = `
  product p JOIN product_site ps ON ps.product_id = p.id AND ps.site = $1
  WHERE ${IS_SHOWN} AND p.product_type <> ALL ($2::text[])`;

/** A page beyond the last is the last. */
const BY_RANK = sql(
  'listed-by-rank',
  `
  WITH placed AS (
    SELECT product_id, min(rank) AS rank FROM product_category WHERE category_id = ANY ($3::uuid[]) GROUP BY product_id
  ), shown AS (
    SELECT p.id, p.code, placed.rank FROM placed JOIN (SELECT p.id, p.code FROM ${LISTED}) p ON p.id = placed.product_id
  ), counted AS (
    SELECT count(*)::int AS total FROM shown
  )
  SELECT total, ARRAY(
    SELECT id FROM shown ORDER BY rank, code LIMIT $4::int
    OFFSET least($5::int, greatest((total - 1) / $4::int, 0)) * $4::int) AS ids
  FROM counted`,
);

const IDS_OF_CODES = sql(
  'listed-ids-of-codes',
  `SELECT p.id, p.code FROM ${LISTED} AND p.code = ANY ($3::text[])`,
);

/** What a site lists, read from the tables: for while the search engine does not answer. Each call is one statement. */
export const listedRepository = (tx: Tx) => ({
  /** A page of categories, the best rank first. @param categoryIds of one with all below it */
  async byRank(site: Site, categoryIds: readonly string[], { pageIndex, pageSize }: PageRequest) {
    const [row] = await tx.query(BY_RANK, [site, DEALER_TYPES, categoryIds, pageSize, pageIndex]);
    return { ids: row?.ids ?? [], total: row?.total ?? 0 };
  },

  /** In the order of the codes. */
  async idsOfCodes(site: Site, codes: readonly string[]): Promise<string[]> {
    const rows = await tx.query(IDS_OF_CODES, [site, DEALER_TYPES, codes]);
    const ids = new Map(rows.map(({ code, id }) => [code, id]));
    return codes.flatMap((code) => ids.get(code) ?? []);
  },
});

export type ListedRepository = ReturnType<typeof listedRepository>;
