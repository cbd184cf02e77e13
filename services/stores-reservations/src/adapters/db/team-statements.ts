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
