-- Work that is run later: stored with what causes it, gone once it was run or given up. For the columns see src/later-work.ts.
CREATE TABLE later_work (
  id              text PRIMARY KEY,
  kind            text NOT NULL,
  payload         jsonb NOT NULL,
  attempts        integer NOT NULL,
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL,
  -- Work of one series is begun in the order of its numbers.
  series          text,
  number          bigint GENERATED ALWAYS AS IDENTITY,
  traceparent     text
);
-- A queue leases what is due of its own kinds.
CREATE INDEX later_work_kind_due ON later_work (kind, next_attempt_at, id);
-- A gauge names the oldest of each kind, also of a long backlog.
CREATE INDEX later_work_kind_age ON later_work (kind, created_at);
CREATE INDEX later_work_series ON later_work (series, number) WHERE series IS NOT NULL;

-- A queue is empty at one moment and long at the next, and Postgres keeps the plans that it made for an empty one: without these settings
-- it reads the whole backlog for each piece of work that is done.

-- Kind by kind, so that each index begins with what is due of it. What is being run holds its series until it is removed.
CREATE FUNCTION lease_later_work(kinds text[], most integer, seconds double precision)
RETURNS TABLE (id text, kind text, payload jsonb, attempts integer, "ageSeconds" double precision, traceparent text)
LANGUAGE sql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  WITH due AS (
    SELECT first.id FROM unnest(kinds) AS one (kind), LATERAL (
      SELECT w.id, w.next_attempt_at FROM later_work w
      WHERE w.kind = one.kind AND w.next_attempt_at <= clock() AND (w.series IS NULL OR NOT EXISTS (
        SELECT FROM later_work earlier WHERE earlier.series = w.series AND earlier.number < w.number))
      ORDER BY w.next_attempt_at, w.id LIMIT most FOR UPDATE OF w SKIP LOCKED
    ) AS first ORDER BY first.next_attempt_at, first.id LIMIT most
  )
  UPDATE later_work w SET attempts = w.attempts + 1, next_attempt_at = clock() + make_interval(secs => seconds)
  WHERE w.id = ANY (ARRAY(SELECT due.id FROM due))
  RETURNING w.id, w.kind, w.payload, w.attempts, extract(epoch FROM clock() - w.created_at)::double precision, w.traceparent
$$;

-- Both say whether other work of the series waits.
CREATE FUNCTION remove_later_work(done text) RETURNS boolean
LANGUAGE sql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  WITH was AS (DELETE FROM later_work WHERE id = done RETURNING series, number)
  SELECT EXISTS (SELECT FROM later_work next WHERE next.series = was.series AND next.number > was.number) FROM was
$$;

CREATE FUNCTION postpone_later_work(failed text, seconds double precision) RETURNS boolean
LANGUAGE sql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  WITH was AS (SELECT series, number FROM later_work WHERE id = failed), postponed AS (
    UPDATE later_work SET next_attempt_at = clock() + make_interval(secs => seconds), series = NULL WHERE id = failed
  )
  SELECT EXISTS (SELECT FROM later_work next WHERE next.series = was.series AND next.number > was.number) FROM was
$$;
