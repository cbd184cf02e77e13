import type { AppointmentKind, WorkSpan } from '../../domain/diary/diary.ts';
import { sql } from './gen/statements.ts';

interface PersonJson {
  readonly id: string;
  readonly name: string;
  readonly week: readonly (readonly WorkSpan[])[];
  readonly days: Readonly<Record<string, WorkSpan | null>>;
}

/** The queue of those who book in a store: the next statement sees what the one before has taken. */
export const LOCK_DIARY = sql(
  'lock-diary-of-store',
  'SELECT clock() AS now FROM store WHERE id = $1::uuid FOR NO KEY UPDATE',
  { notNull: ['now'] },
);

/** A service of a store with who can do it, when they work from a day on, and where. $1 store, $2 key of the service, $3 the day, $4 whether video is offered. */
export const DIARY = sql(
  'diary-of-service',
  `
  SELECT s.key, s.kind, s.name, s.description, s.minutes, s.before_minutes AS "beforeMinutes", s.after_minutes AS "afterMinutes",
    s.step_minutes AS "stepMinutes", s.lead_minutes AS "leadMinutes", s.horizon_days AS "horizonDays", s.needs_room AS "needsRoom",
    s.is_video AS "isVideo",
    (SELECT coalesce(json_agg(json_build_object('id', r.id, 'name', r.name,
        'week', (SELECT json_agg((
            SELECT coalesce(json_agg(json_build_object('starts', p.starts, 'ends', p.ends) ORDER BY p.starts), '[]')
            FROM diary_pattern p WHERE p.resource_id = r.id AND p.weekday = day.n) ORDER BY day.n)
          FROM generate_series(0, 6) AS day (n)),
        'days', (SELECT coalesce(json_object_agg(d.date,
            CASE WHEN d.starts IS NULL THEN NULL ELSE json_build_object('starts', d.starts, 'ends', d.ends) END), '{}')
          FROM diary_day d WHERE d.resource_id = r.id AND d.date >= $3::date)) ORDER BY r.id), '[]')
      FROM diary_resource r JOIN diary_skill k ON k.resource_id = r.id AND k.service_key = s.key
      WHERE r.store_id = s.store_id AND r.is_active AND r.kind = 'PERSON') AS people,
    (SELECT coalesce(json_agg(r.id ORDER BY r.id), '[]')
      FROM diary_resource r JOIN diary_skill k ON k.resource_id = r.id AND k.service_key = s.key
      WHERE r.store_id = s.store_id AND r.is_active AND r.kind = 'ROOM') AS rooms
  FROM diary_service s WHERE s.store_id = $1::uuid AND s.key = $2 AND ($4::boolean OR NOT s.is_video)`,
).refine<{ kind: AppointmentKind; people: PersonJson[]; rooms: string[] }>();

/**
 * What is taken in a store from $2 to $3, without holds that have ended, and without what is one's own: $4 the holder, $5 the
 * appointment that is being moved. What the team blocked is taken also where such an appointment lies.
 */
export const CLAIMS = sql(
  'diary-claims-of-store',
  `
  SELECT resource_id AS "resourceId", starts_at AS "startsAt", ends_at AS "endsAt" FROM diary_claim
  WHERE store_id = $1::uuid AND starts_at > $2::timestamptz - interval '25 hours' AND ends_at > $2::timestamptz AND starts_at < $3::timestamptz
    AND (expires_at IS NULL OR expires_at > clock())
    AND ($4::text IS NULL OR holder IS DISTINCT FROM $4) AND ($5::uuid IS NULL OR appointment_id IS DISTINCT FROM $5)
  UNION ALL
  SELECT resource_id, starts_at, ends_at FROM diary_block
  WHERE store_id = $1::uuid AND starts_at > $2::timestamptz - interval '25 hours' AND ends_at > $2::timestamptz AND starts_at < $3::timestamptz`,
);

/** Holds that have ended are nobody's, whether or not anybody has cleared them. */
export const CLEAR_HOLDS = sql(
  'clear-ended-holds',
  'DELETE FROM diary_claim WHERE store_id = $1::uuid AND expires_at <= clock()',
);

export const DROP_HOLDS = sql('drop-holds-of-visitor', 'DELETE FROM diary_claim WHERE holder = $1');

/** $1 resources, $2 store, $3 appointment or null, $4 holder or null, $5 and $6 the stretch, $7 the end of a hold or null. */
export const CLAIM = sql(
  'claim-resources',
  `
  INSERT INTO diary_claim (resource_id, store_id, appointment_id, holder, starts_at, ends_at, expires_at)
  SELECT id, $2::uuid, $3::uuid, $4::text, $5::timestamptz, $6::timestamptz, $7::timestamptz
  FROM unnest($1::uuid[]) AS taken (id) ORDER BY id
  ON CONFLICT DO NOTHING
  RETURNING resource_id AS "resourceId"`,
);

export const RELEASE = sql(
  'release-claims',
  'DELETE FROM diary_claim WHERE appointment_id = $1::uuid RETURNING resource_id AS "resourceId"',
);

export const TAKEN_BY = sql(
  'taken-by-appointment',
  'SELECT resource_id AS "resourceId" FROM diary_claim WHERE appointment_id = $1::uuid',
);

/** Claims what is free of the blocks of the resources $1, so that nothing can be booked in it. */
export const FILL_BLOCKS = sql(
  'fill-diary-blocks',
  `
  INSERT INTO diary_claim (resource_id, store_id, note, starts_at, ends_at)
  SELECT b.resource_id, b.store_id, b.note, lower(free.gap), upper(free.gap)
  FROM (
    SELECT resource_id, store_id, min(note) AS note, range_agg(tstzrange(starts_at, ends_at)) AS blocked FROM diary_block
    WHERE resource_id = ANY ($1::uuid[]) AND ends_at > clock() GROUP BY resource_id, store_id
  ) b
  CROSS JOIN LATERAL unnest(b.blocked - coalesce((
    SELECT range_agg(tstzrange(c.starts_at, c.ends_at)) FROM diary_claim c WHERE c.resource_id = b.resource_id), '{}')) AS free (gap)
  ON CONFLICT DO NOTHING`,
);

/** What is over long ago; the appointment keeps the history. */
export const PRUNE_BLOCKS = sql(
  'prune-diary-blocks',
  `
  DELETE FROM diary_block WHERE id IN (
    SELECT id FROM diary_block WHERE ends_at < clock() - $1::text::interval LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS pruned`,
);
export const PRUNE_CLAIMS = sql(
  'prune-diary-claims',
  `
  DELETE FROM diary_claim WHERE (resource_id, starts_at) IN (
    SELECT resource_id, starts_at FROM diary_claim
    WHERE ends_at < clock() - $1::text::interval OR expires_at < clock() LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS pruned`,
);

/** The services of a site with the stores that offer them, in the order of the seed. $1 site, $2 kind, $3 whether video is offered. */
export const BOOKABLE = sql(
  'bookable-services',
  `
  SELECT s.key, min(s.name) AS name, min(s.description) AS description, min(s.minutes) AS minutes,
    json_agg(json_build_object('key', st.key, 'name', st.name) ORDER BY st.name) AS stores
  FROM diary_service s JOIN store st ON st.id = s.store_id AND st.site = $1 AND NOT st.closed_for_good
  WHERE s.kind = $2 AND ($3::boolean OR NOT s.is_video) AND EXISTS (
    SELECT FROM diary_skill k JOIN diary_resource r ON r.id = k.resource_id
    WHERE k.store_id = s.store_id AND k.service_key = s.key AND r.is_active AND r.kind = 'PERSON')
  GROUP BY s.key ORDER BY min(s.position), s.key`,
).refine<{ stores: StoreChoice[] }>();

interface StoreChoice {
  readonly key: string;
  readonly name: string;
}
