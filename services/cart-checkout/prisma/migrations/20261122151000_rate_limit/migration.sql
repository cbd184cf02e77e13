-- The counters of @loupe/rate-limit take the place of `attempt`. Instances of the version before still count there while they are
-- replaced, so that the next version drops it; its windows are a day long at most, and only tell what was counted before.
CREATE UNLOGGED TABLE rate_limit (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_resets_at_idx ON rate_limit (resets_at);
