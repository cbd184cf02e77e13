import { dueRows, inSeconds, UNMOVED } from '@loupe/database/due';
import { MOST_WAIT_DAYS, NEXT_LOOK_MINUTES } from '../../domain/placement/transitions.ts';
import { sql } from './gen/statements.ts';
import { isOpenApplication, MAY_WAIT_ON } from './placement-json.ts';
import type { Placement } from '../../domain/placement/placement.ts';
import { WAIT_EMAIL } from './waiting-email-statements.ts';

/** The statements of a placement that do not change stock. Decisions are made by columns of the updated row. */
const COLUMNS = `id, cart_id AS "cartId", site, owner, state, version, attempt, request_hash AS "requestHash",
  order_number AS "orderNumber", snapshot, plan, reply, challenge, challenge_until AS "challengeUntil",
  coalesce(challenge_until <= clock(), false) AS "challengeOver", ${MAY_WAIT_ON} AS "mayWaitOn"`;

type PlacementJson = Pick<Placement, 'snapshot' | 'plan' | 'reply' | 'challenge'>;

const BY_ID = `SELECT ${COLUMNS} FROM placement WHERE id = $1`;

export const FIND = sql('find-placement', BY_ID).refine<PlacementJson>();

export const FIND_OWN = sql(
  'find-own-placement',
  `${BY_ID} AND site = $2 AND owner = $3`,
).refine<PlacementJson>();

export const FIND_LIVE = sql(
  'find-live-placement',
  `
  SELECT ${COLUMNS} FROM placement
  WHERE id = (SELECT placement_id FROM cart WHERE site = $1 AND owner = $2 AND state = 'active')`,
).refine<PlacementJson>();

export const FIND_OPEN_APPLICATION = sql(
  'find-open-application',
  `
  SELECT ${COLUMNS} FROM placement
  WHERE site = $1 AND owner = $2 AND ${isOpenApplication('placement')}`,
).refine<PlacementJson>();

// The sweeper asks payments about it, at once: a column of milliseconds would round now up.
export const HASTEN = sql(
  'hasten-placement',
  `UPDATE placement SET due_at = date_trunc('milliseconds', clock()) WHERE id = $1 AND state = 'challenge' AND due_at > clock()`,
);

export const FIND_LATEST_PLACED = sql(
  'find-latest-placed',
  `
  SELECT ${COLUMNS} FROM placement
  WHERE site = $1 AND owner = $2 AND state = 'placed' AND created_at > clock() - interval '24 hours'
  ORDER BY created_at DESC LIMIT 1`,
).refine<PlacementJson>();

// The first challenge sets the deadline; a later one can only shorten it. The claim has charged its session and cards for a part of the
// time; the rest is charged here, as far as they have room. $7 is a session's limit, $8 a card's.
const UNTIL = `least(found.challenge_until, found.wanted_until, room.until)`;

export const BEGIN_CHALLENGE = sql(
  'begin-challenge',
  `
  WITH found AS (
    SELECT id, hold_keys, hold_weight, challenge_until, held_at + make_interval(secs => hold_charge / greatest(hold_weight, 1)) AS charged_until,
      clock() + make_interval(secs => least($5::float8, $6::float8)) AS wanted_until
    FROM placement WHERE ${UNMOVED} FOR UPDATE
  ), counters AS (
    SELECT r.key, r.hits FROM rate_limit r
    WHERE r.key IN (SELECT unnest(hold_keys) FROM found WHERE hold_weight > 0 AND challenge_until IS NULL) AND r.resets_at > clock()
    ORDER BY r.key FOR UPDATE
  ), least_room AS (
    SELECT min(CASE split_part(key, ':', 2) WHEN 'session' THEN $7::int ELSE $8::int END - hits) AS hits FROM counters
  ), room AS (
    SELECT seconds, charged_until + make_interval(secs => seconds) AS until
    FROM found, least_room,
      LATERAL (SELECT greatest(0, least(ceil(extract(epoch FROM wanted_until - charged_until)), hits / hold_weight))::int) AS s(seconds)
    WHERE hits IS NOT NULL
  ), charged AS (
    UPDATE rate_limit r SET hits = r.hits + room.seconds * found.hold_weight FROM found, room, counters WHERE r.key = counters.key
  )
  UPDATE placement
  SET state = 'challenge', version = version + 1, challenge = $4, challenge_until = ${UNTIL}, due_at = ${UNTIL},
    hold_charge = hold_charge + coalesce(room.seconds * found.hold_weight, 0)
  FROM found LEFT JOIN room ON true
  WHERE placement.id = found.id
  RETURNING placement.challenge_until AS "challengeUntil"`,
);

// A provider may decide for days: the deadline moves, and the bag goes with the placement. Locked in the order of a release. It is due
// before that deadline: HASTEN during the call that this follows would be lost.
export const BEGIN_WAIT = sql(
  'begin-wait',
  `
  WITH c AS (
    SELECT id FROM cart WHERE id = $2 FOR UPDATE
  ), p AS (
    UPDATE placement SET state = 'challenge', version = version + 1, challenge = $5, challenge_until = w.until,
      due_at = least(w.until, clock() + interval '${NEXT_LOOK_MINUTES} minutes')
    FROM c, LATERAL (SELECT least(clock() + make_interval(secs => $6::float8), (
      SELECT f.created_at + interval '${MOST_WAIT_DAYS} days' FROM placement f WHERE f.id = $1)) AS until) AS w
    WHERE placement.id = $1 AND cart_id = c.id AND state = $3 AND version = $4
    RETURNING placement.id, placement.cart_id, placement.challenge_until
  ), detached AS (
    UPDATE cart SET state = 'detached', updated_at = now() FROM p WHERE cart.id = p.cart_id AND cart.state = 'active'
  ), ${WAIT_EMAIL}
  SELECT challenge_until AS "challengeUntil" FROM p`,
);

// Of concurrent requests only one finds the state `challenge`. No earlier read is used, so nothing is stale.
export const END_CHALLENGE = sql(
  'end-challenge',
  `
  UPDATE placement
  SET state = 'authorising', version = version + 1, challenge = NULL, due_at = clock() + make_interval(secs => $4)
  WHERE id = $1 AND site = $2 AND owner = $3 AND state = 'challenge' AND challenge_until > clock()
  RETURNING ${COLUMNS}`,
).refine<PlacementJson>();

export const BEGIN_CANCEL = sql(
  'begin-cancel',
  `
  UPDATE placement
  SET state = 'cancelling', version = version + 1, reply = $4, challenge = NULL, due_at = ${inSeconds('clock()', '$5')}
  WHERE ${UNMOVED}
  RETURNING version`,
);

// The lease is committed before payments is called: no row lock is held during a remote call.
export const LEASE_DUE = sql(
  'lease-due-placements',
  `
  UPDATE placement SET due_at = ${inSeconds('clock()', '$2')}
  FROM (${dueRows({ from: 'placement', key: 'id AS due', at: 'due_at', now: 'clock()', limit: '$1' })}
  ) AS chosen
  WHERE id = due
  RETURNING ${COLUMNS}`,
).refine<PlacementJson>();
