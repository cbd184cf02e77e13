/**
 * $1 keys, $2 seconds of their windows, $3 attempts allowed, null for any number, $4 whether the counter is observed and not counted. First checks the counters, so that a refused
 * attempt takes no lock and writes no row. Then counts, in order of the key, so that attempts that share counters cannot deadlock; if
 * concurrent attempts were counted in between, it sees more hits than are allowed.
 */
export const COUNT = `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::boolean[]) AS asked (key, seconds, allowed, observed)
), known_full AS (
  SELECT r.key, r.hits, r.resets_at FROM rate_limit r JOIN asked USING (key)
  WHERE r.resets_at > clock() AND r.hits >= asked.allowed
), counted AS (
  INSERT INTO rate_limit AS r (key, hits, resets_at)
  SELECT key, 1, clock() + make_interval(secs => seconds) FROM asked
  WHERE NOT observed AND NOT EXISTS (SELECT FROM known_full) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN r.resets_at <= clock() THEN 1 ELSE r.hits + 1 END,
    resets_at = CASE WHEN r.resets_at <= clock() THEN excluded.resets_at ELSE r.resets_at END
  RETURNING r.key, r.hits, r.resets_at
), known_observed AS (
  SELECT r.key, r.hits, r.resets_at FROM rate_limit r JOIN asked USING (key)
  WHERE observed AND r.resets_at > clock() AND NOT EXISTS (SELECT FROM known_full)
), stands AS (
  SELECT *, true AS "isCounted" FROM counted UNION ALL SELECT *, false FROM known_full UNION ALL SELECT *, false FROM known_observed
)
SELECT key, hits, resets_at AS "endsAt", extract(epoch FROM resets_at - clock())::float8 AS "secondsLeft", "isCounted"
FROM stands`;

/** A window that has ended since is not touched: the next one has not counted the attempt. */
export const GIVE_BACK = `
WITH locked AS (
  SELECT r.key FROM rate_limit r JOIN unnest($1::text[], $2::timestamptz[]) AS counted (key, resets_at) USING (key, resets_at)
  ORDER BY r.key FOR UPDATE OF r
)
UPDATE rate_limit r SET hits = greatest(r.hits - 1, 0) FROM locked WHERE r.key = locked.key`;

export const PEEK = 'SELECT hits FROM rate_limit WHERE key = $1 AND resets_at > clock()';

export const FORGET = `
DELETE FROM rate_limit WHERE key IN (SELECT key FROM rate_limit WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE)`;

export const PRUNE = `
DELETE FROM rate_limit WHERE key IN (
  SELECT key FROM rate_limit WHERE resets_at <= clock() ORDER BY resets_at LIMIT $1 FOR UPDATE SKIP LOCKED)
RETURNING key`;
