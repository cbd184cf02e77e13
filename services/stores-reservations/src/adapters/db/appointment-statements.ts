import { dueRows, inSeconds } from '@loupe/database/due';
import type { Site } from '@loupe/contracts/sites';
import type { AppointmentReason, AppointmentState } from '../../domain/appointment/appointment.ts';
import type { AppointmentKind } from '../../domain/diary/diary.ts';
import { sql } from './gen/statements.ts';

interface Named {
  site: Site;
  kind: AppointmentKind;
  state: AppointmentState;
  reason: AppointmentReason | null;
}

const COLUMNS = `
  id, number, site, owner, store_id AS "storeId", service_key AS "serviceKey", service_name AS "serviceName", kind,
  starts_at AS "startsAt", ends_at AS "endsAt", salutation, first_name AS "firstName", last_name AS "lastName", email, phone, note,
  state, reason, version, sequence, booked_at AS "bookedAt", closed_at AS "closedAt", link_epoch AS "linkEpoch",
  due_at AS "dueAt", store_message AS "storeMessage",
  is_video AS "isVideo", video_url AS "videoUrl", event_offset AS "eventOffset"`;

const findWhere = (condition: string): string => `SELECT ${COLUMNS} FROM appointment WHERE ${condition}`;

/** $1 id, $2 where both meet. Once; not of what was cancelled. */
export const SET_VIDEO = sql(
  'set-video-of-appointment',
  `
  UPDATE appointment SET video_url = $2 WHERE id = $1::uuid AND state = 'BOOKED' AND is_video AND video_url IS NULL
  RETURNING ${COLUMNS}`,
).refine<Named>();

export const FIND_APPOINTMENT = sql('find-appointment', findWhere('id = $1')).refine<Named>();
export const FIND_APPOINTMENT_BY_NUMBER = sql(
  'find-appointment-by-number',
  findWhere('number = $1'),
).refine<Named>();

/** Appointments to come first, the next one first; then appointments that are over, the last one first. */
export const APPOINTMENTS_OF_OWNER = sql(
  'appointments-of-owner',
  `
  SELECT ${COLUMNS} FROM appointment WHERE site = $1 AND owner = $2
  ORDER BY (state = 'BOOKED' AND ends_at > clock()) DESC,
    CASE WHEN state = 'BOOKED' AND ends_at > clock() THEN starts_at END, starts_at DESC, id LIMIT $3`,
).refine<Named>();

/** Appointments to come of a person, and of an e-mail. */
export const BOOKED_COUNTS = sql(
  'count-booked-appointments',
  `
  SELECT
    (SELECT count(*)::int FROM appointment WHERE site = $1 AND owner = $2 AND state = 'BOOKED' AND ends_at > clock()) AS "ofOwner",
    (SELECT count(*)::int FROM appointment WHERE site = $1 AND email = $3 AND state = 'BOOKED' AND ends_at > clock()) AS "ofEmail"`,
);

/** The same booking of the same person: a form that was sent twice. $3 store, $4 service, $5 beginning. */
export const SAME_APPOINTMENT = sql(
  'same-appointment',
  findWhere(
    `site = $1 AND owner = $2 AND store_id = $3::uuid AND service_key = $4 AND starts_at = $5 AND state = 'BOOKED' ORDER BY id LIMIT 1`,
  ),
).refine<Named>();

/** $1 limit, $2 seconds of the lease. */
export const LEASE_APPOINTMENTS = sql(
  'lease-due-appointments',
  `
  WITH chosen AS (${dueRows({ from: 'appointment', key: 'id AS due', at: 'due_at', now: 'clock()', limit: '$1' })}
  )
  UPDATE appointment SET due_at = ${inSeconds('clock()', '$2')} FROM chosen WHERE id = due
  RETURNING ${COLUMNS}, clock() AS now`,
  { notNull: ['now'] },
).refine<Named>();

/** What a store's team works on: from today's beginning on, those that nobody has cancelled, with who does it. */
export const DIARY_BOARD = sql(
  'diary-board',
  `
  SELECT ${COLUMNS},
    (SELECT coalesce(string_agg(r.name, ', ' ORDER BY r.kind, r.name), '') FROM diary_claim c JOIN diary_resource r ON r.id = c.resource_id
      WHERE c.appointment_id = appointment.id) AS "takes"
  FROM appointment
  WHERE store_id = $1::uuid AND state <> 'CANCELLED' AND starts_at >= date_trunc('day', clock(), 'Europe/London')
  ORDER BY starts_at, id LIMIT 200`,
).refine<Named>();

/** Of those that ended long ago: who came is forgotten. */
export const FORGET_APPOINTMENTS = sql(
  'forget-appointment-contacts',
  `
  UPDATE appointment SET salutation = '', first_name = '', last_name = '', email = '', phone = '', note = NULL, owner = '',
    store_message = NULL, video_url = NULL
  WHERE id IN (
    SELECT id FROM appointment WHERE email <> '' AND ends_at < clock() - $1::text::interval LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING 1 AS forgotten`,
);
