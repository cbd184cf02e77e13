-- Work that is run later: stored with what causes it, gone once it was run or given up. For the columns see src/later-work.ts.
CREATE TABLE later_work (
  id              text PRIMARY KEY,
  kind            text NOT NULL,
  payload         jsonb NOT NULL,
  attempts        integer NOT NULL,
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL
);
CREATE INDEX later_work_due ON later_work (next_attempt_at);

-- Work of one series is begun in the order of its numbers.
ALTER TABLE later_work ADD COLUMN series text, ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY, ADD COLUMN traceparent text;
CREATE INDEX later_work_series ON later_work (series, number) WHERE series IS NOT NULL;
