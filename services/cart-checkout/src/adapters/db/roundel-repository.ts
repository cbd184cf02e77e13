import type { Tx } from '@loupe/database/tx';
import type { Roundel, RoundelState } from '../../domain/catalogue/roundels.ts';
import { sql } from './gen/statements.ts';

export function roundelRepository(tx: Tx) {
  return {
    /** Replaces the stored state by a newer one. @returns false for one that is not newer */
    async save(roundel: RoundelState): Promise<boolean> {
      const { id, version, site, deliveryKey, label, products, brands, shown } = roundel;
      const values = [id, version, site, deliveryKey, label, [...products], [...brands], shown] as const;
      return (await tx.query(SAVE, [...values])).length > 0;
    },

    async end({ id, version }: { readonly id: string; readonly version: bigint }): Promise<void> {
      await tx.query(END, [id, version]);
    },

    /** Changes when any of them does. */
    async fingerprint(): Promise<string> {
      const [row] = await tx.query(FINGERPRINT);
      return row?.fingerprint ?? '';
    },

    /** Those that are shown, by site, in their order. */
    async shown(): Promise<ReadonlyMap<string, readonly Roundel[]>> {
      return Map.groupBy(await tx.query(SHOWN), ({ site }) => site);
    },
  };
}

const SAVE = sql(
  'save-roundel',
  `
  INSERT INTO roundel AS known (id, version, site, delivery_key, label, products, brands, shown)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, delivery_key = excluded.delivery_key, label = excluded.label,
    products = excluded.products, brands = excluded.brands, shown = excluded.shown, projected_at = now()
  WHERE known.version < excluded.version
  RETURNING id`,
);

const END = sql(
  'end-roundel',
  'UPDATE roundel SET version = $2, shown = false, projected_at = now() WHERE id = $1 AND version < $2',
);

const FINGERPRINT = sql(
  'roundels-fingerprint',
  `SELECT count(*) || ' ' || coalesce(sum(version), 0) AS fingerprint FROM roundel`,
);

/** At most as many as the product pages get. */
const SHOWN = sql(
  'shown-roundels',
  `
  SELECT site, label, products, brands FROM (
    SELECT r.*, row_number() OVER (PARTITION BY site ORDER BY delivery_key) AS place FROM roundel r WHERE shown
  ) AS placed
  WHERE place <= 100 ORDER BY site, delivery_key`,
);
