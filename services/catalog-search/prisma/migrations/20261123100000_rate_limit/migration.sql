-- Windows of counters begin and end by this clock; tests replace it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';
-- Counters of attempts, as in packages/rate-limit.
CREATE UNLOGGED TABLE rate_limit (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_resets_at_idx ON rate_limit (resets_at);
