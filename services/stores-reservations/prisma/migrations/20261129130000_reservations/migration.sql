-- The time that deadlines, later work and limits are judged by; a test may move it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

-- What the catalogue asks for a piece, by site and time. Empty until the product is published again: see docs/runbooks/upgrade.md.
ALTER TABLE piece ADD COLUMN prices jsonb NOT NULL DEFAULT '[]';

-- Work that is run later: stored with what causes it, gone once it was run or given up. For the columns see packages/database/src/later-work.ts.
CREATE TABLE later_work (
  id              text PRIMARY KEY,
  kind            text NOT NULL,
  payload         jsonb NOT NULL,
  attempts        integer NOT NULL,
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL
);
CREATE INDEX later_work_due ON later_work (next_attempt_at);

-- Counters of attempts: see packages/rate-limit/sql/rate-limit.sql.
CREATE UNLOGGED TABLE rate_limit (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_resets_at_idx ON rate_limit (resets_at);

-- A piece that a store keeps for a visitor. The live row is the hold: it occupies one of the store's pieces until expires_at, and one that was
-- collected or not found until the next count, since the ledger does not know of it before.
CREATE TABLE reservation (
  id             uuid PRIMARY KEY,
  number         text NOT NULL UNIQUE,
  site           text NOT NULL,
  owner          text NOT NULL,
  store_id       uuid NOT NULL,
  sku            text NOT NULL,
  -- The size that is wanted where the store has another one only.
  intended_sku   text NOT NULL,
  unit_no        integer NOT NULL CONSTRAINT reservation_unit CHECK (unit_no > 0),
  product_id     uuid NOT NULL REFERENCES product,
  product_key    text NOT NULL,
  product_name   text NOT NULL,
  price          integer NOT NULL CONSTRAINT reservation_price CHECK (price > 0),
  salutation     text NOT NULL,
  first_name     text NOT NULL,
  last_name      text NOT NULL,
  email          text NOT NULL,
  phone          text NOT NULL,
  state          text NOT NULL CONSTRAINT reservation_state
    CHECK (state IN ('NEW', 'ACCEPTED', 'CANCELLED', 'DECLINED', 'COMPLETED')),
  reason         text,
  version        integer NOT NULL DEFAULT 1,
  occupies       boolean NOT NULL DEFAULT true,
  placed_at      timestamptz(3) NOT NULL,
  verified_at    timestamptz(3),
  accepted_at    timestamptz(3),
  extended_at    timestamptz(3),
  closed_at      timestamptz(3),
  -- When the hold ends, whether or not anybody works on it; null once it is closed.
  expires_at     timestamptz(3),
  -- When it is worked on next: a reminder or its end.
  due_at         timestamptz(3),
  reminded_at    timestamptz(3),
  collection_code text,
  receipt        text,
  link_epoch     integer NOT NULL DEFAULT 0,
  -- Events have this much more than the version: a restore raises it, since others were told of versions that are lost.
  event_offset   bigint NOT NULL DEFAULT 0,
  FOREIGN KEY (store_id, sku) REFERENCES store_stock,
  CONSTRAINT reservation_live CHECK (
    (state IN ('NEW', 'ACCEPTED')) = (closed_at IS NULL) AND (closed_at IS NULL) = (expires_at IS NOT NULL)
    AND (closed_at IS NULL) = (due_at IS NOT NULL) AND (closed_at IS NOT NULL OR occupies)),
  CONSTRAINT reservation_reason CHECK ((state IN ('CANCELLED', 'DECLINED')) = (reason IS NOT NULL)),
  CONSTRAINT reservation_accepted CHECK (state NOT IN ('ACCEPTED', 'COMPLETED') OR (verified_at IS NOT NULL AND accepted_at IS NOT NULL)),
  CONSTRAINT reservation_collected CHECK ((state = 'COMPLETED') = (receipt IS NOT NULL))
);
CREATE UNIQUE INDEX one_promise_per_piece ON reservation (store_id, sku, unit_no) WHERE occupies;
-- Of those whose mailbox is known: a stranger who types another's e-mail learns nothing.
CREATE UNIQUE INDEX one_live_per_customer ON reservation (site, product_id, email)
  WHERE state IN ('NEW', 'ACCEPTED') AND verified_at IS NOT NULL;
CREATE INDEX reservation_due ON reservation (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX reservation_owner ON reservation (owner, placed_at);
CREATE INDEX reservation_email ON reservation (email) WHERE state IN ('NEW', 'ACCEPTED');
CREATE INDEX reservation_board ON reservation (store_id, placed_at);
CREATE INDEX reservation_closed ON reservation (closed_at) WHERE email <> '';

-- What was done with a reservation, by whom: one row for each of its versions.
CREATE TABLE reservation_act (
  reservation_id uuid NOT NULL REFERENCES reservation,
  version        integer NOT NULL,
  act            text NOT NULL,
  actor          text NOT NULL,
  state          text NOT NULL,
  reason         text,
  done_at        timestamptz(3) NOT NULL,
  PRIMARY KEY (reservation_id, version)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON reservation_act FOR EACH ROW EXECUTE FUNCTION refuse_change();
