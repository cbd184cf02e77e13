/** Times as seconds from now, because the clocks of Postgres and of the instances differ. */
export const OPEN_ROOMS = `
  SELECT code, site, prefixes, per_minute, at_once, hold_seconds, claim_seconds, joined, called,
    drawn_at IS NOT NULL AND numbered = gathered AS is_drawn,
    extract(epoch FROM gathers_at - clock_timestamp())::float8 AS gathers_in,
    extract(epoch FROM opens_at - clock_timestamp())::float8 AS opens_in,
    least(300, greatest(0, extract(epoch FROM clock_timestamp() - opens_at)))::float8 AS recent_seconds,
    (SELECT count(*)::int FROM waiting_place_2 p
      WHERE p.room = code AND p.called_at > clock_timestamp() - interval '300 seconds') AS recent_turns
  FROM waiting_room_2 WHERE closed_at IS NULL`;

/** Places that one network takes in any minute of its own: a carrier's phones have some hundred at most, a program would have all. */
const NETWORK_JOINS = 300;

/**
 * One statement for an arrival: the row of the room is locked, so numbers follow the order of arrival and none is given
 * before the draw has given its own. A place that is known keeps its number; a number that two tabs took at once for
 * one place is given to nobody. A network that has taken its places of this minute is asked to come again.
 */
export const JOIN = `
  WITH known AS (SELECT number FROM waiting_place_2 WHERE room = $1 AND id = $2),
  asking AS (
    SELECT code, $4::bytea AS network FROM waiting_room_2
    WHERE code = $1 AND closed_at IS NULL AND $4::bytea IS NOT NULL AND NOT EXISTS (SELECT FROM known)
  ),
  network AS (
    INSERT INTO waiting_network_1 AS n (room, network, since, joined)
    SELECT code, network, clock_timestamp(), 1 FROM asking
    ON CONFLICT (room, network) DO UPDATE SET
      joined = CASE WHEN n.since > excluded.since - interval '1 minute' THEN n.joined + 1 ELSE 1 END,
      since = CASE WHEN n.since > excluded.since - interval '1 minute' THEN n.since ELSE excluded.since END
    WHERE n.joined < ${NETWORK_JOINS} OR n.since <= excluded.since - interval '1 minute'
    RETURNING 1
  ),
  counted AS (
    UPDATE waiting_room_2 SET joined = joined + (drawn_at IS NOT NULL)::int
    WHERE code = $1 AND closed_at IS NULL AND NOT EXISTS (SELECT FROM known)
      AND ($4::bytea IS NULL OR EXISTS (SELECT FROM network))
    RETURNING CASE WHEN drawn_at IS NOT NULL THEN joined END AS number
  ),
  added AS (
    INSERT INTO waiting_place_2 (room, id, draw, number) SELECT $1, $2, $3, number FROM counted
    ON CONFLICT (room, id) DO NOTHING RETURNING number
  )
  SELECT number, false AS crowded FROM known UNION ALL SELECT number, false FROM added
  UNION ALL SELECT NULL, true FROM asking WHERE NOT EXISTS (SELECT FROM network)`;

/** What a count is needed for has ended long ago, and a join may have stored one while its room was closed. */
export const FORGET_OLD_NETWORKS =
  "DELETE FROM waiting_network_1 WHERE since < clock_timestamp() - interval '1 hour'";

export const FIND = `SELECT number,
    CASE WHEN until IS NOT NULL THEN greatest(0, extract(epoch FROM until - clock_timestamp()))::float8 END AS left
  FROM waiting_place_2 WHERE room = $1 AND id = $2`;

/** A place enters once: entering again answers what is left of the same admission. */
export const ENTER = `
  UPDATE waiting_place_2 p SET
    admitted_at = coalesce(p.admitted_at, clock_timestamp()),
    until = CASE WHEN p.admitted_at IS NULL THEN clock_timestamp() + make_interval(secs => r.hold_seconds) ELSE p.until END
  FROM waiting_room_2 r
  WHERE p.room = $1 AND p.id = $2 AND p.until > clock_timestamp() AND r.code = p.room AND r.closed_at IS NULL
  RETURNING extract(epoch FROM p.until - clock_timestamp())::float8 AS left`;

/** At the checkout an admission is renewed, to four times its length at most. */
export const RENEW = `
  UPDATE waiting_place_2 p SET until = greatest(p.until, least(
    clock_timestamp() + make_interval(secs => r.hold_seconds),
    p.admitted_at + make_interval(secs => 4 * r.hold_seconds)))
  FROM waiting_room_2 r
  WHERE p.room = $1 AND p.id = $2 AND p.admitted_at IS NOT NULL AND p.until > clock_timestamp() AND r.code = p.room
  RETURNING extract(epoch FROM p.until - clock_timestamp())::float8 AS left`;
