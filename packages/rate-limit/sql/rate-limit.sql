-- Counters of attempts, in the schema of each service that uses @loupe/rate-limit. Unlogged: a crash of the database empties the
-- table, and so does a failover; payments-finance, whose counters guard money, makes it logged. Nothing else depends on it. The schema also needs clock(), by which windows are judged.
CREATE UNLOGGED TABLE rate_limit (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_resets_at_idx ON rate_limit (resets_at);
