-- A person's wish to be erased, and what was done. Ids only: who it was is not to be read here.
CREATE TABLE erasure (
  id        uuid PRIMARY KEY DEFAULT uuidv7(),
  -- An account's id, or the order number that a guest named.
  subject   text NOT NULL CONSTRAINT erasure_subject_key UNIQUE,
  site      text NOT NULL,
  operator  text NOT NULL CONSTRAINT erasure_operator CHECK (operator <> ''),
  reason    text NOT NULL CONSTRAINT erasure_reason CHECK (reason <> ''),
  asked_at  timestamptz(3) NOT NULL DEFAULT now(),
  -- The ids of what is the person's own, fixed when it begins, so that a second run goes on where the first one ended.
  belongings jsonb,
  done_at   timestamptz(3)
);
CREATE INDEX erasure_open ON erasure (asked_at) WHERE done_at IS NULL;
-- What was done in one schema, in the transaction that did it.
CREATE TABLE erasure_part (
  erasure_id uuid NOT NULL CONSTRAINT erasure_part_erasure_id_fkey REFERENCES erasure (id),
  service    text NOT NULL,
  operator   text NOT NULL,
  done_at    timestamptz(3) NOT NULL DEFAULT now(),
  -- Rows by table.
  counts     jsonb NOT NULL,
  PRIMARY KEY (erasure_id, service)
);
