import type { Tx } from '@loupe/database/tx';
import type { Site } from '@loupe/contracts/sites';
import { LEAST_VIEWS, type ProductPair } from '../../domain/recommendation/product-pair.ts';
import { sql } from './gen/statements.ts';

/** Both ways round, so that either product leads to the other. Rows are locked in the order of their keys. */
const both = (table: string): string => `
  INSERT INTO ${table} (site, product_id, other_id, times)
  SELECT $1, one, other, sum(times)::int FROM (
    SELECT one, other, times FROM unnest($2::uuid[], $3::uuid[], $4::int[]) AS pair (one, other, times)
    UNION ALL
    SELECT other, one, times FROM unnest($2::uuid[], $3::uuid[], $4::int[]) AS pair (one, other, times)
  ) AS pair GROUP BY one, other ORDER BY one, other
  ON CONFLICT (site, product_id, other_id) DO UPDATE SET times = ${table}.times + excluded.times`;

const ADD_BOUGHT = sql('add-bought-together', both('bought_together'));
const ADD_VIEWED = sql('add-viewed-together', both('viewed_together'));

/** A pair of one view is gone with its half. Who counts a pair meanwhile is waited for by nobody: the next sweep has it. */
const HALVE_VIEWED = sql(
  'halve-viewed-together',
  `
  WITH chosen AS (
    SELECT site, product_id, other_id FROM viewed_together WHERE halved_at < now() - $1::text::interval
    ORDER BY halved_at LIMIT $2::int FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM viewed_together v USING chosen c
    WHERE v.site = c.site AND v.product_id = c.product_id AND v.other_id = c.other_id AND v.times = 1 RETURNING v.other_id
  ), halved AS (
    UPDATE viewed_together v SET times = v.times / 2, halved_at = now() FROM chosen c
    WHERE v.site = c.site AND v.product_id = c.product_id AND v.other_id = c.other_id AND v.times > 1 RETURNING v.other_id
  )
  SELECT other_id FROM gone UNION ALL SELECT other_id FROM halved`,
);

const TOGETHER = sql(
  'together-with',
  `
  (SELECT 'bought' AS how, other_id AS id FROM bought_together
   WHERE site = $1 AND product_id = ANY ($2::uuid[]) AND other_id <> ALL ($2::uuid[])
   GROUP BY other_id ORDER BY sum(times) DESC, other_id LIMIT $3::int)
  UNION ALL
  (SELECT 'viewed', other_id FROM viewed_together
   WHERE site = $1 AND product_id = ANY ($2::uuid[]) AND other_id <> ALL ($2::uuid[])
   GROUP BY other_id HAVING sum(times) >= $4::int ORDER BY sum(times) DESC, other_id LIMIT $3::int)`,
);

const columns = (pairs: readonly ProductPair[]) =>
  [pairs.map(({ one }) => one), pairs.map(({ other }) => other), pairs.map(({ times }) => times)] as const;

/** How often two products were bought or looked at together. */
export const pairRepository = (tx: Tx) => ({
  async addBought(site: Site, pairs: readonly ProductPair[]): Promise<void> {
    if (pairs.length > 0) await tx.query(ADD_BOUGHT, [site, ...columns(pairs)]);
  },

  async addViewed(site: Site, pairs: readonly ProductPair[]): Promise<void> {
    if (pairs.length > 0) await tx.query(ADD_VIEWED, [site, ...columns(pairs)]);
  },

  /** Those that were not halved for so long. @returns how many were */
  async halveViewed(after: string, limit: number): Promise<number> {
    return (await tx.query(HALVE_VIEWED, [after, limit])).length;
  },

  /** Ids of other products, the most frequent first. */
  async with(site: Site, ids: readonly string[], most: number) {
    const rows = await tx.query(TOGETHER, [site, ids, most, LEAST_VIEWS]);
    const idsOf = (wanted: string) => rows.filter(({ how }) => how === wanted).map(({ id }) => id);
    return { bought: idsOf('bought'), viewed: idsOf('viewed') };
  },
});

export type PairRepository = ReturnType<typeof pairRepository>;
