import { STEP } from '../../operations/restore/outward.ts';
import type { Invariant } from './invariant.ts';

const S = 'stores_reservations';

/** Pieces that stores keep for visitors. */
export const RESERVATIONS: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'no piece of a store is kept for two visitors, and what lives is kept',
    sql: `
      SELECT store_id, sku, unit_no, count(*) AS kept FROM ${S}.reservation WHERE occupies
      GROUP BY store_id, sku, unit_no HAVING count(*) > 1
      UNION ALL
      SELECT store_id, sku, unit_no, 0 FROM ${S}.reservation WHERE state IN ('NEW', 'ACCEPTED') AND NOT occupies`,
  },
  {
    id: 'I1',
    says: 'no more pieces of a store were promised than it had when the last of them was',
    // A piece that is sold at the till afterwards is its team's to decide about. A minute, because two clocks wrote these times.
    sql: `
      SELECT store_id, sku, s.on_hand, s.keep_back, count(*) AS promised
      FROM ${S}.store_stock s JOIN ${S}.reservation r USING (store_id, sku) WHERE r.occupies
      GROUP BY store_id, sku, s.on_hand, s.keep_back
      HAVING count(*) > s.on_hand - s.keep_back AND max(r.placed_at) - interval '1 minute' > (
        SELECT max(m.moved_at) FROM ${S}.store_stock_movement m WHERE m.store_id = s.store_id AND m.sku = s.sku)`,
  },
  {
    id: 'I4',
    says: 'what was collected was handed over by somebody who is named, with the number of a receipt',
    sql: `
      SELECT r.number, r.receipt FROM ${S}.reservation r
      WHERE r.state = 'COMPLETED' AND (coalesce(r.receipt, '') = '' OR NOT EXISTS (
        SELECT FROM ${S}.reservation_act a WHERE a.reservation_id = r.id AND a.version = r.version AND a.act = 'hand-over'
          AND a.actor NOT IN ('', 'customer', 'guest', 'clock')))`,
  },
  {
    id: 'I1',
    says: 'no mailbox that is known has two live reservations of one product',
    sql: `
      SELECT site, product_id, count(*) AS live FROM ${S}.reservation
      WHERE state IN ('NEW', 'ACCEPTED') AND verified_at IS NOT NULL
      GROUP BY site, product_id, email HAVING count(*) > 1`,
  },
  {
    id: 'I4',
    says: 'no reservation outlives its hold',
    graceSeconds: 60,
    sql: `
      SELECT number, state, expires_at FROM ${S}.reservation
      WHERE state IN ('NEW', 'ACCEPTED') AND expires_at < now() - make_interval(secs => $1)`,
  },
  {
    id: 'I4',
    says: 'each version of a reservation has its record, and the last one says how it stands',
    sql: `
      SELECT r.number, r.version, r.state, count(a.version) AS records, max(a.version) AS last
      FROM ${S}.reservation r LEFT JOIN ${S}.reservation_act a ON a.reservation_id = r.id
      GROUP BY r.id
      HAVING count(a.version) <> r.version OR max(a.version) <> r.version
        OR NOT bool_or(a.version = r.version AND a.state = r.state AND a.reason IS NOT DISTINCT FROM r.reason)`,
  },
  {
    id: 'I14',
    says: 'the last event of a reservation has the version that its row has stored',
    sql: `
      SELECT r.number, r.version, max(e.aggregate_version % ${STEP}) AS told
      FROM ${S}.reservation r LEFT JOIN ${S}.outbox e
        ON e.aggregatetype = 'stores.reservation.v1' AND e.aggregateid = r.id::text
      -- Published rows are pruned after a week.
      WHERE coalesce(r.closed_at, now()) > now() - interval '6 days' AND r.placed_at > now() - interval '6 days'
      GROUP BY r.id HAVING r.version IS DISTINCT FROM max(e.aggregate_version % ${STEP})`,
  },
  {
    id: 'I4',
    says: 'a request that a store is to answer was confirmed by a customer or by the link of an e-mail',
    sql: `
      SELECT r.number FROM ${S}.reservation r
      WHERE r.verified_at IS NOT NULL
        AND NOT EXISTS (
          SELECT FROM ${S}.reservation_act a
          WHERE a.reservation_id = r.id AND (a.act = 'confirm' OR (a.act = 'place' AND a.actor = 'customer')))`,
  },
];
