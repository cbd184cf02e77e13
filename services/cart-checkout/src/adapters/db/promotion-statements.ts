import type { Promotion } from '../../domain/promotions/promotion.ts';
import { sql } from './gen/statements.ts';

/** Changes when any promotion does. */
export const FINGERPRINT = sql(
  'promotions-fingerprint',
  `SELECT coalesce(md5(string_agg(key || ':' || version, ',' ORDER BY key)), '') AS fingerprint FROM promotion`,
);

export const LIST = sql(
  'list-promotions',
  `
  SELECT p.definition, p.state, p.version, p.changed_at AS "changedAt", (
    SELECT coalesce(json_agg(json_build_object('code', k.code, 'uses', k.uses, 'maxUses', k.max_uses,
      'maxUsesPerCustomer', k.max_uses_per_customer) ORDER BY k.code), '[]')
    FROM (SELECT * FROM promotion_code WHERE promotion_key = p.key ORDER BY code LIMIT 20) k) AS codes
  FROM promotion p ORDER BY p.key`,
).refine<{ definition: Promotion; state: Promotion['state']; codes: readonly ListedCode[] }>();

export interface ListedCode {
  readonly code: string;
  readonly uses: number;
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
}

// An equal definition is not written: putting the same file again changes nothing.
export const PUT = sql(
  'put-promotion',
  `
  INSERT INTO promotion AS known (key, state, starts_at, ends_at, definition) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (key) DO UPDATE SET version = known.version + 1, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    definition = excluded.definition, changed_at = clock()
    WHERE known.definition <> excluded.definition
  RETURNING version`,
);

// A code of another promotion is not taken over: fewer rows than codes.
export const PUT_CODES = sql(
  'put-promotion-codes',
  `
  INSERT INTO promotion_code AS known (code, promotion_key, max_uses, max_uses_per_customer)
  SELECT code, $1, uses, "usesPerCustomer" FROM jsonb_to_recordset($2) AS c(code text, uses int, "usesPerCustomer" int)
  ON CONFLICT (code) DO UPDATE SET max_uses = excluded.max_uses, max_uses_per_customer = excluded.max_uses_per_customer
    WHERE known.promotion_key = excluded.promotion_key
  RETURNING code`,
);

export const CODES_NOT_AMONG = sql(
  'promotion-codes-not-among',
  `SELECT code FROM promotion_code WHERE promotion_key = $1 AND code <> ALL ($2::text[]) ORDER BY code`,
);

export const SET_STATE = sql(
  'set-promotion-state',
  `
  UPDATE promotion SET state = $2, version = version + 1, changed_at = clock() WHERE key = $1 AND state <> $2
  RETURNING version`,
);

export const FIND_STATE = sql('find-promotion-state', `SELECT state FROM promotion WHERE key = $1`);
