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
  FOREIGN KEY (store_id, service_key) REFERENCES diary_service,
  CONSTRAINT appointment_times CHECK (starts_at < ends_at),
  CONSTRAINT appointment_live CHECK ((state = 'BOOKED') = (closed_at IS NULL)),
  CONSTRAINT appointment_reason CHECK ((state = 'CANCELLED') = (reason IS NOT NULL)),
  CONSTRAINT appointment_cause CHECK (reason IN ('CUSTOMER', 'STORE'))
);
CREATE INDEX appointment_owner ON appointment (owner, starts_at);
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
