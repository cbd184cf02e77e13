import { STEP } from '../../operations/restore/outward.ts';
import type { Invariant } from './invariant.ts';

const S = 'stores_reservations';

/** What visitors book in the diaries of stores. */
export const DIARY: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'nobody and no room of a store is taken twice at one time',
    sql: `
      SELECT a.resource_id, a.starts_at, b.starts_at AS also FROM ${S}.diary_claim a
      JOIN ${S}.diary_claim b ON b.resource_id = a.resource_id AND b.starts_at > a.starts_at AND b.starts_at < a.ends_at
      WHERE (a.expires_at IS NULL OR a.expires_at > now()) AND (b.expires_at IS NULL OR b.expires_at > now())`,
  },
  {
    id: 'I1',
    says: 'an appointment to come takes somebody’s time around its own, and a cancelled one takes none',
    sql: `
      SELECT a.number, a.state, a.starts_at FROM ${S}.appointment a
      WHERE a.state = 'BOOKED' AND a.ends_at > now() AND NOT EXISTS (
        SELECT FROM ${S}.diary_claim c
        WHERE c.appointment_id = a.id AND c.starts_at <= a.starts_at AND c.ends_at >= a.ends_at)
      UNION ALL
      SELECT a.number, a.state, a.starts_at FROM ${S}.appointment a
      WHERE a.state = 'CANCELLED' AND EXISTS (SELECT FROM ${S}.diary_claim c WHERE c.appointment_id = a.id)`,
  },
  {
    id: 'I1',
    says: 'a visitor who fills in a form keeps one time at most',
    sql: `
      SELECT holder, count(DISTINCT (store_id, starts_at, ends_at)) AS kept FROM ${S}.diary_claim
      WHERE holder IS NOT NULL AND expires_at > now()
      GROUP BY holder HAVING count(DISTINCT (store_id, starts_at, ends_at)) > 1`,
  },
  {
    id: 'I1',
    says: 'what a store’s team has blocked is claimed, so that nothing more is booked in it',
    sql: `
      SELECT b.id, b.resource_id FROM ${S}.diary_block b
      WHERE b.ends_at > now() AND NOT isempty(tstzmultirange(tstzrange(b.starts_at, b.ends_at)) - coalesce((
        SELECT range_agg(tstzrange(c.starts_at, c.ends_at)) FROM ${S}.diary_claim c WHERE c.resource_id = b.resource_id), '{}'))`,
  },
  {
    id: 'I4',
    says: 'each version of an appointment has its record, and the last one says how it stands',
    sql: `
      SELECT r.number, r.version, r.state, count(a.version) AS records, max(a.version) AS last
      FROM ${S}.appointment r LEFT JOIN ${S}.appointment_act a ON a.appointment_id = r.id
      GROUP BY r.id
      HAVING count(a.version) <> r.version OR max(a.version) <> r.version
        OR NOT bool_or(a.version = r.version AND a.state = r.state AND a.starts_at = r.starts_at
          AND a.reason IS NOT DISTINCT FROM r.reason)`,
  },
  {
    id: 'I14',
    says: 'the last event of an appointment has the version that its row has stored',
    sql: `
      SELECT r.number, r.version, max(e.aggregate_version % ${STEP}) AS told
      FROM ${S}.appointment r LEFT JOIN ${S}.outbox e
        ON e.aggregatetype = 'stores.appointment.v1' AND e.aggregateid = r.id::text
      -- Published rows are pruned after a week.
      WHERE r.booked_at > now() - interval '6 days'
      GROUP BY r.id HAVING r.version IS DISTINCT FROM max(e.aggregate_version % ${STEP})`,
  },
];
