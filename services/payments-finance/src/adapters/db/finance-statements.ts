import type { FinanceProduct } from '../../domain/finance/finance-product.ts';
import { sql } from './gen/statements.ts';

/** What is offered, as it is stored: the version is a column of its own. */
type StoredProduct = Omit<FinanceProduct, 'version'>;

/** Changes come one after the other, so that each version follows from the one before. */
export const LOCK_FINANCE = sql(
  'lock-finance',
  `SELECT coalesce(pg_advisory_xact_lock(hashtext('payments-finance finance'))::text, '') AS locked`,
);

/** $1 JSON array of {lenderProductId, …}: all that the lender lists. */
export const REPLACE_TERMS = sql(
  'replace-finance-terms',
  `
  WITH listed AS (
    SELECT one ->> 'lenderProductId' AS id, one AS terms FROM jsonb_array_elements($1::jsonb) AS one
  ), gone AS (
    UPDATE finance_lender_product SET terms = NULL
    WHERE terms IS NOT NULL AND lender_product_id NOT IN (SELECT id FROM listed)
  )
  INSERT INTO finance_lender_product (lender_product_id, terms) SELECT id, terms FROM listed
  ON CONFLICT (lender_product_id) DO UPDATE SET terms = excluded.terms, read_at = now()
  RETURNING lender_product_id`,
);

/** $1 keys that stay. */
export const REMOVE_OVERLAYS = sql(
  'remove-finance-overlays',
  'DELETE FROM finance_overlay WHERE NOT (key = ANY ($1::text[])) RETURNING key',
);

/** $1 JSON array of {key, lenderProductId, position, overlay}, $2 who. */
export const REPLACE_OVERLAYS = sql(
  'replace-finance-overlays',
  `
  INSERT INTO finance_overlay (key, lender_product_id, position, overlay, changed_by)
  SELECT key, "lenderProductId", position, overlay, $2
  FROM jsonb_to_recordset($1::jsonb) AS given(key text, "lenderProductId" text, position int, overlay jsonb)
  ON CONFLICT (key) DO UPDATE SET lender_product_id = excluded.lender_product_id, position = excluded.position,
    overlay = excluded.overlay, changed_by = excluded.changed_by, changed_at = now()
  RETURNING key`,
);

/** As above, for those whose key and product of the lender have no overlay yet. */
export const ADD_OVERLAYS = sql(
  'add-finance-overlays',
  `
  INSERT INTO finance_overlay (key, lender_product_id, position, overlay, changed_by)
  SELECT key, "lenderProductId", position, overlay, $2
  FROM jsonb_to_recordset($1::jsonb) AS given(key text, "lenderProductId" text, position int, overlay jsonb)
  ON CONFLICT DO NOTHING
  RETURNING key`,
);

/** Appends a version of each product that is no longer what its latest version says. */
export const APPEND_VERSIONS = sql(
  'append-finance-versions',
  `
  WITH latest AS (
    SELECT DISTINCT ON (key) key, version, product FROM finance_product_version ORDER BY key, version DESC
  ), offered AS (
    SELECT key, overlay || terms AS product
    FROM finance_overlay JOIN finance_lender_product USING (lender_product_id)
    WHERE terms IS NOT NULL
  )
  INSERT INTO finance_product_version (key, version, product)
  SELECT key, coalesce(latest.version, 0) + 1, offered.product
  FROM latest FULL JOIN offered USING (key)
  WHERE latest.product IS DISTINCT FROM offered.product
  RETURNING key`,
);

export const VERSIONS = sql(
  'finance-versions',
  'SELECT key, version, product, since FROM finance_product_version WHERE key = $1 ORDER BY version DESC LIMIT 50',
).refine<{ product: StoredProduct | null }>();

/** A threshold of 0 was not told: by a release from before there was one. */
export const SAVE_THRESHOLD = sql(
  'save-finance-threshold',
  `
  INSERT INTO finance_limits AS known (site, version, ibc_threshold_minor) VALUES ($1, $2, $3)
  ON CONFLICT (site) DO UPDATE SET version = excluded.version, 
    ibc_threshold_minor = CASE WHEN excluded.ibc_threshold_minor > 0 THEN excluded.ibc_threshold_minor
      ELSE known.ibc_threshold_minor END,
    projected_at = now()
  WHERE known.version < excluded.version
  RETURNING site`,
);

/** Versions are only appended, and positions change with an overlay. */
export const FINGERPRINT = sql(
  'finance-fingerprint',
  `
  SELECT concat_ws(' ',
    (SELECT count(*) FROM finance_product_version),
    (SELECT max(changed_at) FROM finance_overlay),
    (SELECT string_agg(site || version, ' ' ORDER BY site) FROM finance_limits)) AS fingerprint`,
);

export const OFFERED = sql(
  'offered-finance-products',
  `
  SELECT latest.version, latest.product
  FROM finance_overlay AS overlay
  JOIN LATERAL (
    SELECT version, product FROM finance_product_version AS one WHERE one.key = overlay.key ORDER BY version DESC LIMIT 1
  ) AS latest ON latest.product IS NOT NULL
  ORDER BY overlay.position, overlay.key`,
).refine<{ product: StoredProduct }>();

export const THRESHOLDS = sql(
  'finance-thresholds',
  'SELECT site, ibc_threshold_minor AS "minorUnits" FROM finance_limits',
);
