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

/** Until the transaction ends no claim decides about these codes. */
export const LOCK_CODES = sql(
  'lock-promotion-codes',
  `SELECT code FROM promotion_code WHERE promotion_key = $1 ORDER BY code FOR UPDATE`,
);

// Uses from before the code had a limit; the CHECK refuses a limit that they exceed.
export const COUNT_EARLIER_USES = sql(
  'count-earlier-uses',
  `
  WITH uncounted AS (
    UPDATE code_use u SET counted = true FROM promotion_code k
    WHERE k.promotion_key = $1 AND k.code = u.code AND (k.max_uses IS NOT NULL OR k.max_uses_per_customer IS NOT NULL)
      AND NOT u.counted AND u.state IN ('held', 'spent')
    RETURNING u.code
  ), found AS (
    SELECT code, count(*)::int AS uses FROM uncounted GROUP BY code
  )
  UPDATE promotion_code k SET uses = k.uses + found.uses FROM found WHERE k.code = found.code
  RETURNING k.code`,
);

// Uses from before the code had a limit per customer.
export const USES_WITHOUT_CUSTOMER = sql(
  'uses-without-customer',
  `
  SELECT u.code, u.placement_id AS "placementId", p.owner, coalesce(o.email, p.snapshot ->> 'email', '') AS email
  FROM code_use u JOIN promotion_code k ON k.code = u.code JOIN placement p ON p.id = u.placement_id
  LEFT JOIN sales_order o ON o.placement_id = p.id
  WHERE k.promotion_key = $1 AND k.max_uses_per_customer IS NOT NULL AND u.customers = '{}' AND u.state IN ('held', 'spent')
  ORDER BY u.code, u.placement_id`,
);

// A customer may have used it more often than the new limit allows: `most` then is what they have used, and no use is left.
export const COUNT_FOR_CUSTOMERS = sql(
  'count-for-customers',
  `
  WITH named AS (
    UPDATE code_use u SET customers = n.customers
    FROM jsonb_to_recordset($1) AS n(code text, "placementId" uuid, customers text[])
    WHERE u.code = n.code AND u.placement_id = n."placementId" AND u.customers = '{}'
    RETURNING u.code, u.customers
  ), found AS (
    SELECT named.code, c.customer, count(*)::int AS uses FROM named CROSS JOIN unnest(named.customers) AS c(customer) GROUP BY 1, 2
  )
  INSERT INTO code_customer AS known (code, customer, uses, most)
  SELECT found.code, found.customer, found.uses, greatest(found.uses, k.max_uses_per_customer)
  FROM found JOIN promotion_code k ON k.code = found.code ORDER BY found.code, found.customer
  ON CONFLICT (code, customer) DO UPDATE
    SET uses = known.uses + excluded.uses, most = greatest(known.uses + excluded.uses, excluded.most)
  RETURNING customer`,
);

/** Uses of all codes with a limit per customer, to be counted again under other digests. */
export const FORGET_CUSTOMERS = sql(
  'forget-customers',
  `
  WITH limited AS (
    SELECT code FROM promotion_code WHERE promotion_key = $1 AND max_uses_per_customer IS NOT NULL
  ), counters AS (
    DELETE FROM code_customer c USING limited WHERE c.code = limited.code
  )
  UPDATE code_use u SET customers = '{}' FROM limited WHERE u.code = limited.code AND u.state IN ('held', 'spent')
  RETURNING u.code`,
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
