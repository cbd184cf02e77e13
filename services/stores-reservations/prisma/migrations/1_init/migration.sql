-- The time that deadlines, later work and limits are judged by; a test may move it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

-------------------------------------------------------------------------------------------------------------------------------------
-- Stores
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE region (
  key  text NOT NULL PRIMARY KEY,
  name text NOT NULL
);

CREATE TABLE store (
  id                  uuid NOT NULL PRIMARY KEY,
  site                text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  number              text NOT NULL,
  key                 text NOT NULL,
  channel_url_code    text NOT NULL,
  name                text NOT NULL,
  description         text NOT NULL,
  line1               text NOT NULL,
  line2               text,
  city                text NOT NULL,
  county              text NOT NULL,
  postal_code         text NOT NULL,
  country             text NOT NULL,
  phone               text NOT NULL,
  email               text NOT NULL,
  region_key          text NOT NULL REFERENCES region ON UPDATE CASCADE,
  latitude            double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude           double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- A maker may be in no table of the catalogue, so that names stand beside the numbers below.
  watch_brands        text[] NOT NULL,
  jewellery_brands    text[] NOT NULL,
  services            text[] NOT NULL,
  collects            boolean NOT NULL,
  collection_days     integer NOT NULL CHECK (collection_days > 0), -- working days
  closed_for_good     boolean NOT NULL DEFAULT false,
  content_hash        text NOT NULL,
  version             bigint NOT NULL DEFAULT 1,
  -- Whose bank holidays are no working days of its couriers.
  nation              text NOT NULL DEFAULT 'england'
    CHECK (nation IN ('england', 'wales', 'scotland', 'northern-ireland')),
  -- Post offices keep parcels for collection; lists and pages show stores of our own only.
  kind                text NOT NULL DEFAULT 'store' CHECK (kind IN ('store', 'post-office')),
  -- By their numbers in the catalogue's tables of its site (EU-20).
  watch_brand_ids     integer[] NOT NULL DEFAULT '{}',
  jewellery_brand_ids integer[] NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX store_number_key ON store (number);
CREATE UNIQUE INDEX store_key_key ON store (key);
CREATE UNIQUE INDEX store_site_channel_url_code_key ON store (site, channel_url_code);

-- Times are those of a clock in London, HH:mm, so that they compare as text; a day without its two times is a closed one.
CREATE TABLE opening_hours (
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE ON UPDATE CASCADE,
  weekday  integer NOT NULL CHECK (weekday BETWEEN 0 AND 6), -- 0 is Monday
  opens    text CHECK (opens ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  closes   text CHECK (closes ~ '^([01]\d|2[0-3]):[0-5]\d$' AND closes > opens),
  PRIMARY KEY (store_id, weekday),
  CHECK ((opens IS NULL) = (closes IS NULL))
);

CREATE TABLE opening_exception (
  store_id     uuid NOT NULL REFERENCES store ON DELETE CASCADE ON UPDATE CASCADE,
  date         date NOT NULL,
  reason       text NOT NULL,
  opens        text CHECK (opens ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  closes       text CHECK (closes ~ '^([01]\d|2[0-3]):[0-5]\d$' AND closes > opens),
  -- Who of the store's team set these hours; null for those of the seed, which a later seed replaces.
  set_by       text,
  PRIMARY KEY (store_id, date),
  CHECK ((opens IS NULL) = (closes IS NULL))
);

-------------------------------------------------------------------------------------------------------------------------------------
-- Pieces, and the stock of stores
-------------------------------------------------------------------------------------------------------------------------------------

-- Pieces of the catalogue, as it last published them.
CREATE TABLE product (
  id              uuid PRIMARY KEY,
  version         bigint NOT NULL,
  key             text NOT NULL,
  name            text NOT NULL,
  sites           text[] NOT NULL,
  reservable      boolean NOT NULL,
  -- Why nobody can ask for another shop's price of it; empty where anybody can.
  promise_refusal text
);

-- A sku can move from one product to another; one that no product lists stays, for the stock that stores have of it.
CREATE TABLE piece (
  sku               text PRIMARY KEY,
  product_id        uuid NOT NULL REFERENCES product,
  ring_size_half_mm integer NOT NULL,
  listed            boolean NOT NULL,
  -- What the catalogue asks for it, by site and time.
  prices            jsonb NOT NULL DEFAULT '[]'
);
CREATE INDEX piece_product ON piece (product_id);

-- What a store has, apart from the stock of orders. What was never counted is not promised: sales at the till are known by counts only.
CREATE TABLE store_stock (
  store_id   uuid NOT NULL REFERENCES store,
  sku        text NOT NULL,
  on_hand    integer NOT NULL DEFAULT 0 CONSTRAINT store_stock_on_hand CHECK (on_hand >= 0),
  keep_back  integer NOT NULL DEFAULT 0 CONSTRAINT store_stock_keep_back CHECK (keep_back >= 0),
  counted_at timestamptz(3),
  PRIMARY KEY (store_id, sku)
);
CREATE INDEX store_stock_sku ON store_stock (sku);

-- Append-only. On hand is the sum of a piece's movements but those of kind keep-back; kept back is the sum of these.
CREATE TABLE store_stock_movement (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id uuid NOT NULL,
  sku      text NOT NULL,
  kind     text NOT NULL CONSTRAINT store_stock_movement_kind
    CHECK (kind IN ('receipt', 'adjustment', 'count', 'transfer', 'keep-back')),
  quantity integer NOT NULL CONSTRAINT store_stock_movement_quantity CHECK (quantity <> 0),
  reason   text,
  operator text NOT NULL,
  moved_at timestamptz(3) NOT NULL,
  FOREIGN KEY (store_id, sku) REFERENCES store_stock
);
CREATE INDEX store_stock_movement_piece ON store_stock_movement (store_id, sku, moved_at);

-------------------------------------------------------------------------------------------------------------------------------------
-- Reservations (ADR 87)
-------------------------------------------------------------------------------------------------------------------------------------

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
-- What a guest asks for by law is found by the mailbox.
CREATE INDEX reservation_of_guest ON reservation (site, lower(email)) WHERE owner LIKE 'a:%';
CREATE INDEX reservation_email ON reservation (email) WHERE state IN ('NEW', 'ACCEPTED');
CREATE INDEX reservation_board ON reservation (store_id, placed_at);
CREATE INDEX reservation_closed ON reservation (closed_at) WHERE email <> '';
-- Holds that nobody has ended.
CREATE INDEX reservation_expires_at_idx ON reservation (expires_at) WHERE expires_at IS NOT NULL;

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

-------------------------------------------------------------------------------------------------------------------------------------
-- Price promises (ADR 96)
-------------------------------------------------------------------------------------------------------------------------------------

-- Pieces whose maker or margin allows no lower price, by their product: an operator's decision.
CREATE TABLE price_promise_exclusion (
  product_key text PRIMARY KEY,
  reason      text NOT NULL,
  operator    text NOT NULL,
  excluded_at timestamptz(3) NOT NULL
);

-- A request to sell a piece for the price of another shop, and what people decided about it (EU-09). Used, ended and withdrawn are facts beside
-- the state: whichever is there, the price cannot be had any more.
CREATE TABLE price_promise (
  id             uuid PRIMARY KEY,
  number         text NOT NULL UNIQUE,
  site           text NOT NULL,
  owner          text NOT NULL,
  name           text NOT NULL,
  email          text NOT NULL,
  product_id     uuid NOT NULL REFERENCES product,
  product_key    text NOT NULL,
  product_name   text NOT NULL,
  sku            text NOT NULL,
  -- Pence, as shown when it was asked.
  our_price      integer NOT NULL,
  their_price    integer NOT NULL CONSTRAINT price_promise_lower CHECK (their_price > 0 AND their_price < our_price),
  shop           text NOT NULL,
  -- As it was typed. Nobody opens it but a person.
  page           text,
  note           text,
  state          text NOT NULL CONSTRAINT price_promise_state CHECK (state IN ('PENDING_DECISION', 'APPROVED', 'REJECTED', 'ERROR')),
  reason         text,
  version        integer NOT NULL DEFAULT 1,
  asked_at       timestamptz(3) NOT NULL,
  -- When the visitor was told to have the answer.
  answer_by      timestamptz(3) NOT NULL,
  late_at        timestamptz(3),
  decided_at     timestamptz(3),
  -- Pence: what the first person decided. A much lower price waits for a second one.
  agreed_price   integer,
  decided_by     text,
  second_by      text,
  code           text UNIQUE,
  valid_until    timestamptz(3),
  used_at        timestamptz(3),
  used_order     text,
  ended_at       timestamptz(3),
  withdrawn_at   timestamptz(3),
  due_at         timestamptz(3),
  link_epoch     integer NOT NULL DEFAULT 0,
  event_offset   bigint NOT NULL DEFAULT 0,
  -- We match a price; we do not beat it.
  CONSTRAINT price_promise_match CHECK (agreed_price IS NULL OR (agreed_price >= their_price AND agreed_price < our_price)),
  CONSTRAINT price_promise_approved CHECK (state <> 'APPROVED'
    OR (agreed_price IS NOT NULL AND decided_by IS NOT NULL AND code IS NOT NULL AND valid_until IS NOT NULL)),
  CONSTRAINT price_promise_reason CHECK ((state IN ('REJECTED', 'ERROR')) = (reason IS NOT NULL)),
  -- More than a tenth off is never the decision of one person.
  CONSTRAINT price_promise_second_name CHECK (state <> 'APPROVED' OR (our_price - agreed_price)::bigint * 10 <= our_price
    OR (second_by IS NOT NULL AND lower(btrim(second_by)) <> lower(btrim(decided_by)))),
  CONSTRAINT price_promise_facts CHECK (state = 'APPROVED' OR (used_at IS NULL AND ended_at IS NULL AND withdrawn_at IS NULL)),
  CONSTRAINT price_promise_used CHECK ((used_at IS NULL) = (used_order IS NULL)),
  CONSTRAINT price_promise_due CHECK (
    (due_at IS NOT NULL) = ((state = 'PENDING_DECISION' AND late_at IS NULL)
      OR (state = 'APPROVED' AND coalesce(used_at, ended_at, withdrawn_at) IS NULL)))
);
CREATE UNIQUE INDEX one_open_promise_per_person ON price_promise (site, sku, owner) WHERE state = 'PENDING_DECISION' AND owner <> '';
-- Of a mailbox; judged when a person decides, so that a stranger who types another's e-mail learns nothing.
CREATE UNIQUE INDEX one_approved_promise_per_email ON price_promise (site, sku, email)
  WHERE state = 'APPROVED' AND used_at IS NULL AND ended_at IS NULL AND withdrawn_at IS NULL AND email <> '';
CREATE INDEX price_promise_due_at ON price_promise (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX price_promise_pending ON price_promise (sku) WHERE state = 'PENDING_DECISION';
CREATE INDEX price_promise_owner ON price_promise (owner, asked_at);
-- What a guest asks for by law is found by the mailbox.
CREATE INDEX price_promise_of_guest ON price_promise (site, lower(email)) WHERE owner LIKE 'a:%';
-- What the board of those who decide shows.
CREATE INDEX price_promise_board ON price_promise (answer_by)
  WHERE state IN ('PENDING_DECISION', 'ERROR')
    OR (state = 'APPROVED' AND used_at IS NULL AND ended_at IS NULL AND withdrawn_at IS NULL);
CREATE INDEX price_promise_asked ON price_promise (asked_at) WHERE email <> '';

-- What was done with a request, by whom: one row for each of its versions.
CREATE TABLE price_promise_act (
  promise_id uuid NOT NULL REFERENCES price_promise,
  version    integer NOT NULL,
  act        text NOT NULL,
  actor      text NOT NULL,
  state      text NOT NULL,
  reason     text,
  price      integer,
  done_at    timestamptz(3) NOT NULL,
  PRIMARY KEY (promise_id, version)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON price_promise_act FOR EACH ROW EXECUTE FUNCTION refuse_change();

-------------------------------------------------------------------------------------------------------------------------------------
-- The diary (ADR 95): services, people and rooms, appointments
-------------------------------------------------------------------------------------------------------------------------------------

-- What can be booked in a store, and how long it takes. Buffers are kept free before and after it.
CREATE TABLE diary_service (
  store_id       uuid NOT NULL REFERENCES store,
  key            text NOT NULL,
  kind           text NOT NULL CONSTRAINT diary_service_kind CHECK (kind IN ('APPOINTMENT', 'CONSULTATION')),
  name           text NOT NULL,
  description    text NOT NULL,
  position       integer NOT NULL,
  minutes        integer NOT NULL CONSTRAINT diary_service_minutes CHECK (minutes BETWEEN 5 AND 480),
  before_minutes integer NOT NULL CONSTRAINT diary_service_before CHECK (before_minutes BETWEEN 0 AND 120),
  after_minutes  integer NOT NULL CONSTRAINT diary_service_after CHECK (after_minutes BETWEEN 0 AND 120),
  step_minutes   integer NOT NULL CONSTRAINT diary_service_step CHECK (step_minutes BETWEEN 5 AND 240),
  lead_minutes   integer NOT NULL CONSTRAINT diary_service_lead CHECK (lead_minutes >= 0),
  horizon_days   integer NOT NULL CONSTRAINT diary_service_horizon CHECK (horizon_days BETWEEN 1 AND 60),
  needs_room     boolean NOT NULL,
  -- By video, in place of a visit.
  is_video       boolean NOT NULL DEFAULT false,
  PRIMARY KEY (store_id, key)
);

-- People and rooms.
CREATE TABLE diary_resource (
  id        uuid PRIMARY KEY,
  store_id  uuid NOT NULL REFERENCES store,
  kind      text NOT NULL CONSTRAINT diary_resource_kind CHECK (kind IN ('PERSON', 'ROOM')),
  name      text NOT NULL,
  is_active boolean NOT NULL DEFAULT true
);
CREATE INDEX diary_resource_store ON diary_resource (store_id);

-- Which services a person or a room is for.
CREATE TABLE diary_skill (
  resource_id uuid NOT NULL REFERENCES diary_resource,
  store_id    uuid NOT NULL,
  service_key text NOT NULL,
  PRIMARY KEY (resource_id, service_key),
  FOREIGN KEY (store_id, service_key) REFERENCES diary_service
);

-- When a person works in a week, in London time; 0 is Monday. Rooms have none: they are there while the store is open.
CREATE TABLE diary_pattern (
  resource_id uuid NOT NULL REFERENCES diary_resource,
  weekday     integer NOT NULL CONSTRAINT diary_pattern_weekday CHECK (weekday BETWEEN 0 AND 6),
  starts      text NOT NULL,
  ends        text NOT NULL,
  PRIMARY KEY (resource_id, weekday, starts),
  CONSTRAINT diary_pattern_span CHECK (starts < ends AND starts ~ '^\d\d:\d\d$' AND ends ~ '^\d\d:\d\d$')
);

-- A day on which a person's hours differ from the week's; without times they do not work.
CREATE TABLE diary_day (
  resource_id uuid NOT NULL REFERENCES diary_resource,
  date        date NOT NULL,
  starts      text,
  ends        text,
  PRIMARY KEY (resource_id, date),
  CONSTRAINT diary_day_span CHECK (
    (starts IS NULL) = (ends IS NULL) AND (starts IS NULL OR (starts < ends AND starts ~ '^\d\d:\d\d$' AND ends ~ '^\d\d:\d\d$')))
);

CREATE TABLE appointment (
  id           uuid PRIMARY KEY,
  number       text NOT NULL UNIQUE,
  site         text NOT NULL,
  owner        text NOT NULL,
  store_id     uuid NOT NULL,
  service_key  text NOT NULL,
  service_name text NOT NULL,
  kind         text NOT NULL CONSTRAINT appointment_kind CHECK (kind IN ('APPOINTMENT', 'CONSULTATION')),
  starts_at    timestamptz(3) NOT NULL,
  ends_at      timestamptz(3) NOT NULL,
  salutation   text NOT NULL,
  first_name   text NOT NULL,
  last_name    text NOT NULL,
  email        text NOT NULL,
  phone        text NOT NULL,
  note         text,
  state        text NOT NULL CONSTRAINT appointment_state CHECK (state IN ('BOOKED', 'CANCELLED', 'ATTENDED', 'NO_SHOW')),
  reason       text,
  version      integer NOT NULL DEFAULT 1,
  -- Of the calendar entry: each change of its time, and its end, are one more.
  sequence     integer NOT NULL DEFAULT 0,
  booked_at    timestamptz(3) NOT NULL,
  closed_at    timestamptz(3),
  link_epoch   integer NOT NULL DEFAULT 0,
  -- When the visitor is reminded next; null when there is nothing to remind of.
  due_at       timestamptz(3),
  -- What the store's team wrote to the visitor with their last change; null when the last change was the visitor's.
  store_message text,
  -- Copied from the service when it was booked; the link is made afterwards.
  is_video     boolean NOT NULL DEFAULT false,
  video_url    text,
  -- Raises the versions that events name after a restore (docs/runbooks/restore.md).
  event_offset bigint NOT NULL DEFAULT 0,
  FOREIGN KEY (store_id, service_key) REFERENCES diary_service,
  CONSTRAINT appointment_times CHECK (starts_at < ends_at),
  CONSTRAINT appointment_live CHECK ((state = 'BOOKED') = (closed_at IS NULL)),
  CONSTRAINT appointment_reason CHECK ((state = 'CANCELLED') = (reason IS NOT NULL)),
  CONSTRAINT appointment_cause CHECK (reason IN ('CUSTOMER', 'STORE'))
);
CREATE INDEX appointment_due ON appointment (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX appointment_owner ON appointment (owner, starts_at);
-- What a guest asks for by law is found by the mailbox.
CREATE INDEX appointment_of_guest ON appointment (site, lower(email)) WHERE owner LIKE 'a:%';
CREATE INDEX appointment_board ON appointment (store_id, starts_at);
CREATE INDEX appointment_email ON appointment (email) WHERE state = 'BOOKED';
CREATE INDEX appointment_ended ON appointment (ends_at) WHERE email <> '';

-- What was done with an appointment, by whom: one row for each of its versions.
CREATE TABLE appointment_act (
  appointment_id uuid NOT NULL REFERENCES appointment,
  version        integer NOT NULL,
  act            text NOT NULL,
  actor          text NOT NULL,
  state          text NOT NULL,
  reason         text,
  starts_at      timestamptz(3) NOT NULL,
  done_at        timestamptz(3) NOT NULL,
  PRIMARY KEY (appointment_id, version)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON appointment_act FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A stretch, buffers included, in which a person or a room is taken. A row exists only while it blocks: for an appointment, for a visitor
-- who fills in the form (holder, until expires_at), or as a block of the store's team (note). no_double_booking is the law; the lock of
-- the store's row is the queue, so that the loser is told why.
CREATE TABLE diary_claim (
  resource_id    uuid NOT NULL REFERENCES diary_resource,
  store_id       uuid NOT NULL REFERENCES store,
  appointment_id uuid REFERENCES appointment,
  holder         text,
  note           text,
  starts_at      timestamptz(3) NOT NULL,
  ends_at        timestamptz(3) NOT NULL,
  expires_at     timestamptz(3),
  PRIMARY KEY (resource_id, starts_at),
  -- The October Sunday has 25 hours. What is longer is several rows, so that a window is read from an index.
  CONSTRAINT diary_claim_length CHECK (starts_at < ends_at AND ends_at - starts_at <= interval '25 hours'),
  CONSTRAINT diary_claim_what CHECK (num_nonnulls(appointment_id, holder, note) = 1),
  CONSTRAINT diary_claim_hold CHECK ((holder IS NULL) = (expires_at IS NULL)),
  CONSTRAINT no_double_booking EXCLUDE USING gist (resource_id WITH =, tstzrange(starts_at, ends_at, '[)') WITH &&)
);
CREATE INDEX diary_claim_window ON diary_claim (store_id, starts_at);
CREATE INDEX diary_claim_appointment ON diary_claim (appointment_id) WHERE appointment_id IS NOT NULL;
CREATE INDEX diary_claim_holder ON diary_claim (holder) WHERE holder IS NOT NULL;

-- A stretch in which a store's team does not take visitors, whether or not something was booked in it before. What is free of it is
-- claimed, and what becomes free when such a booking is moved or cancelled is claimed then.
CREATE TABLE diary_block (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resource_id uuid NOT NULL REFERENCES diary_resource,
  store_id    uuid NOT NULL REFERENCES store,
  note        text NOT NULL,
  starts_at   timestamptz(3) NOT NULL,
  ends_at     timestamptz(3) NOT NULL,
  CONSTRAINT diary_block_length CHECK (starts_at < ends_at AND ends_at - starts_at <= interval '25 hours')
);
CREATE INDEX diary_block_window ON diary_block (store_id, starts_at);

-- What a store's team changed in its diary besides appointments, and who did it.
CREATE TABLE diary_act (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES store,
  act      text NOT NULL CONSTRAINT diary_act_kind CHECK (act IN ('block', 'unblock', 'hours', 'pattern')),
  what     text NOT NULL,
  actor    text NOT NULL,
  done_at  timestamptz(3) NOT NULL
);
CREATE INDEX diary_act_store ON diary_act (store_id, id);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON diary_act FOR EACH ROW EXECUTE FUNCTION refuse_change();

-------------------------------------------------------------------------------------------------------------------------------------
-- Work that is run later
-------------------------------------------------------------------------------------------------------------------------------------

-- Stored with what causes it, gone once it was run or given up. For the columns see packages/database/src/later-work.ts.
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

-------------------------------------------------------------------------------------------------------------------------------------
-- Counters of attempts
-------------------------------------------------------------------------------------------------------------------------------------

-- Unlogged: a crash of the database empties them, and nothing else depends on them.
CREATE UNLOGGED TABLE rate_limit (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_resets_at_idx ON rate_limit (resets_at);

-------------------------------------------------------------------------------------------------------------------------------------
-- Messages: what every service that publishes or consumes keeps, as in packages/messaging/sql/messaging.sql
-------------------------------------------------------------------------------------------------------------------------------------

-- Debezium's outbox columns (id, aggregatetype, aggregateid, type, payload), so either our relay or Debezium drains it.
CREATE TABLE outbox (
  seq               bigserial PRIMARY KEY,
  id                uuid NOT NULL UNIQUE,
  aggregatetype     text NOT NULL, -- the topic
  aggregateid       text NOT NULL, -- the record key
  aggregate_version bigint NOT NULL,
  type              text NOT NULL,
  payload           bytea NOT NULL, -- the whole encoded envelope
  occurred_at       timestamptz(3) NOT NULL,
  published_at      timestamptz(3)
);
CREATE INDEX outbox_unpublished ON outbox (seq) WHERE published_at IS NULL;

-- One row per message a consumer has acted on, written in the transaction of its effect.
CREATE TABLE inbox (
  consumer    text NOT NULL,
  message_id  uuid NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, message_id)
);
CREATE INDEX inbox_received ON inbox (received_at);

-- A key whose message was poisoned: later messages of the key go to the dead-letter topic behind it until it is replayed.
CREATE TABLE parked_key (
  consumer  text NOT NULL,
  topic     text NOT NULL,
  key       text NOT NULL,
  reason    text NOT NULL,
  parked_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic, key)
);

-- Written by the relay when it becomes leader, to check that it can mark the rows that it will send.
CREATE TABLE relay_lead (
  singleton   boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  backend_pid integer NOT NULL,
  since       timestamptz(3) NOT NULL
);

-- A consumer group has read a topic to its end once: its projection is complete and is served without the broker.
CREATE TABLE caught_up_topic (
  consumer     text NOT NULL,
  topic        text NOT NULL,
  caught_up_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic)
);

-- How far each partition of the service's topics goes by what this database has published. A partition that goes on beyond it, with
-- events that the outbox does not know, was written by a later state of this database: it has been restored.
CREATE TABLE published_offset (
  topic       text NOT NULL,
  partition   integer NOT NULL,
  last_offset bigint NOT NULL,
  PRIMARY KEY (topic, partition)
);

-- Written by a restore: between the moment that the database was restored to and the restore itself, events were published whose effects
-- it has lost. One that cannot be handled is about something that does not exist any more.
CREATE TABLE lost_window (
  restored_to timestamptz(3) NOT NULL,
  until       timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (restored_to, until)
);
