import { STEP } from '../../operations/restore/outward.ts';
import type { Invariant } from './invariant.ts';

const S = 'stores_reservations';
const C = 'cart_checkout';

/** Requests to sell a piece for the price of another shop. */
export const PRICE_PROMISES: readonly Invariant[] = [
  {
    id: 'I4',
    says: 'no price promise outlives its end',
    graceSeconds: 60,
    sql: `
      SELECT number, valid_until FROM ${S}.price_promise
      WHERE state = 'APPROVED' AND used_at IS NULL AND ended_at IS NULL AND withdrawn_at IS NULL
        AND valid_until < now() - make_interval(secs => $1)`,
  },
  {
    id: 'I4',
    says: 'each version of a price promise has its record, and people who are named there decided it',
    sql: `
      SELECT p.number, p.version, p.state, count(a.version) AS records
      FROM ${S}.price_promise p LEFT JOIN ${S}.price_promise_act a ON a.promise_id = p.id
      GROUP BY p.id
      HAVING count(a.version) <> p.version OR NOT bool_or(a.version = p.version AND a.state = p.state)
        OR (p.decided_by IS NOT NULL AND NOT bool_or(a.actor = p.decided_by))
        OR (p.second_by IS NOT NULL AND NOT bool_or(a.act = 'approve' AND a.actor = p.second_by))`,
  },
  {
    id: 'I14',
    says: 'the last event of a price promise has the version that its row has stored',
    sql: `
      SELECT p.number, p.version, max(e.aggregate_version % ${STEP}) AS told
      FROM ${S}.price_promise p LEFT JOIN ${S}.outbox e
        ON e.aggregatetype = 'stores.price-promise.v1' AND e.aggregateid = p.id::text
      -- Published rows are pruned after a week.
      WHERE p.asked_at > now() - interval '6 days'
      GROUP BY p.id HAVING p.version IS DISTINCT FROM max(e.aggregate_version % ${STEP})`,
  },
  {
    id: 'I16',
    says: 'checkout’s promised prices are those that stores last published',
    graceSeconds: 60,
    sql: `
      SELECT p.number, p.version, k.version AS projected FROM ${S}.price_promise p LEFT JOIN ${C}.promised_price k ON k.id = p.id
      -- What has ended long ago is deleted there.
      WHERE (k.id IS NOT NULL OR (p.code IS NOT NULL AND p.valid_until > now() - interval '1 day'))
        AND (k.version % ${STEP}) IS DISTINCT FROM p.version
        AND (SELECT max(a.done_at) FROM ${S}.price_promise_act a WHERE a.promise_id = p.id) < now() - make_interval(secs => $1)`,
  },
  {
    id: 'I21',
    says: 'a promised price is used once at most, and its promise names the order',
    graceSeconds: 60,
    sql: `
      SELECT p.number, u.uses, k.max_uses, u.orders, p.used_order
      FROM ${S}.price_promise p JOIN ${C}.promotion_code k USING (code)
      CROSS JOIN LATERAL (
        SELECT count(*) AS uses, array_agg(o.order_number) FILTER (WHERE o.id IS NOT NULL) AS orders, max(o.placed_at) AS at
        FROM ${C}.code_use c LEFT JOIN ${C}.sales_order o USING (placement_id) WHERE c.code = p.code AND c.state <> 'returned') u
      WHERE u.uses > 1 OR k.max_uses IS DISTINCT FROM 1
        OR (p.used_order IS NOT NULL AND NOT p.used_order = ANY (coalesce(u.orders, '{}')))
        OR (p.used_order IS NULL AND u.at < now() - make_interval(secs => $1))`,
  },
];
