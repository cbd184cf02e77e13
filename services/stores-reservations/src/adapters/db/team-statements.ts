import type { WorkSpan } from '../../domain/diary/diary.ts';
import { sql } from './gen/statements.ts';

/** People and rooms of a store, with when people work from today on. */
export const TEAM = sql(
  'team-of-store',
  `
  SELECT r.id, r.kind, r.name, r.is_active AS "isActive",
    (SELECT json_agg((
        SELECT coalesce(json_agg(json_build_object('starts', p.starts, 'ends', p.ends) ORDER BY p.starts), '[]')
        FROM diary_pattern p WHERE p.resource_id = r.id AND p.weekday = day.n) ORDER BY day.n)
      FROM generate_series(0, 6) AS day (n)) AS week,
    (SELECT coalesce(json_object_agg(d.date,
        CASE WHEN d.starts IS NULL THEN NULL ELSE json_build_object('starts', d.starts, 'ends', d.ends) END), '{}')
      FROM diary_day d WHERE d.resource_id = r.id AND d.date >= (clock() AT TIME ZONE 'Europe/London')::date) AS days
  FROM diary_resource r WHERE r.store_id = $1::uuid ORDER BY r.kind, r.name, r.id`,
  { notNull: ['week'] },
).refine<{ kind: 'PERSON' | 'ROOM'; week: WorkSpan[][]; days: Record<string, WorkSpan | null> }>();

export const BLOCKS = sql(
  'diary-blocks-of-store',
  `
  SELECT id::int AS id, resource_id AS "resourceId", starts_at AS "startsAt", ends_at AS "endsAt", note FROM diary_block
  WHERE store_id = $1::uuid AND ends_at > clock() ORDER BY starts_at, id`,
);

/** Appointments to come, each with what it takes of whose time. */
export const BOOKED_IN_STORE = sql(
  'booked-in-store',
  `
  SELECT a.id, a.number, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.service_name AS "serviceName",
    a.salutation, a.first_name AS "firstName", a.last_name AS "lastName", a.phone,
    (SELECT coalesce(json_agg(json_build_object('resourceId', c.resource_id,
        'startsAt', extract(epoch FROM c.starts_at) * 1000, 'endsAt', extract(epoch FROM c.ends_at) * 1000)), '[]')
      FROM diary_claim c WHERE c.appointment_id = a.id) AS claims
  FROM appointment a WHERE a.store_id = $1::uuid AND a.state = 'BOOKED' AND a.ends_at > clock() ORDER BY a.starts_at, a.id`,
).refine<{ claims: { resourceId: string; startsAt: number; endsAt: number }[] }>();

/** $1 people and rooms, $2 store, $3 and $4 the stretch, $5 why. Holds in it end: they cost their visitors nothing. */
export const BLOCK = sql(
  'block-diary',
  `
  WITH held AS (
    DELETE FROM diary_claim WHERE resource_id = ANY ($1::uuid[]) AND holder IS NOT NULL
      AND starts_at < $4::timestamptz AND ends_at > $3::timestamptz)
  INSERT INTO diary_block (resource_id, store_id, note, starts_at, ends_at)
  SELECT id, $2::uuid, $5, $3::timestamptz, $4::timestamptz FROM unnest($1::uuid[]) AS blocked (id)
  RETURNING id::int AS id`,
);

/** Ends a block of a store and what it claimed; what another block has of it is claimed again after this. $1 block, $2 store. */
export const UNBLOCK = sql(
  'unblock-diary',
  `
  WITH ended AS (DELETE FROM diary_block WHERE id = $1::bigint AND store_id = $2::uuid RETURNING resource_id, starts_at, ends_at),
  freed AS (
    DELETE FROM diary_claim c USING ended e WHERE c.resource_id = e.resource_id AND c.note IS NOT NULL
      AND c.starts_at < e.ends_at AND c.ends_at > e.starts_at)
  SELECT resource_id AS "resourceId" FROM ended`,
);

/** $1 store, $2 day, $3 and $4 the hours or null for a shut day, $5 why, $6 who. */
export const SET_HOURS = sql(
  'set-hours-of-day',
  `
  INSERT INTO opening_exception (store_id, date, opens, closes, reason, set_by) VALUES ($1::uuid, $2::date, $3, $4, $5, $6)
  ON CONFLICT (store_id, date) DO UPDATE SET opens = EXCLUDED.opens, closes = EXCLUDED.closes, reason = EXCLUDED.reason,
    set_by = EXCLUDED.set_by`,
);
export const RAISE_STORE = sql(
  'raise-version-of-store',
  'UPDATE store SET version = version + 1 WHERE id = $1::uuid RETURNING version',
);

export const CLEAR_WEEKDAY = sql(
  'clear-weekday-of-person',
  'DELETE FROM diary_pattern WHERE resource_id = $1::uuid AND weekday = $2',
);
/** $1 person, $2 weekday, $3 the spans as JSON. */
export const SET_WEEKDAY = sql(
  'set-weekday-of-person',
  `
  INSERT INTO diary_pattern (resource_id, weekday, starts, ends)
  SELECT $1::uuid, $2, s.starts, s.ends FROM jsonb_to_recordset($3) AS s(starts text, ends text)`,
);
export const SET_DAY = sql(
  'set-day-of-person',
  `
  INSERT INTO diary_day (resource_id, date, starts, ends) VALUES ($1::uuid, $2::date, $3, $4)
  ON CONFLICT (resource_id, date) DO UPDATE SET starts = EXCLUDED.starts, ends = EXCLUDED.ends`,
);
export const FORGET_DAY = sql(
  'forget-day-of-person',
  'DELETE FROM diary_day WHERE resource_id = $1::uuid AND date = $2::date',
);

export const RECORD_DIARY = sql(
  'record-diary-act',
  'INSERT INTO diary_act (store_id, act, what, actor, done_at) VALUES ($1::uuid, $2, $3, $4, $5)',
);
