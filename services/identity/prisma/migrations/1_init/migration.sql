-- The time by which counters, later work and requests are judged; a test may move it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

-------------------------------------------------------------------------------------------------------------------------------------
-- Accounts: what a customer tells us, and how they prove who they are
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE customer (
  id                     uuid PRIMARY KEY DEFAULT uuidv7(),
  site                   text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  email                  text NOT NULL CHECK (email = lower(email)),
  hybris_customer_id     text NOT NULL,
  created_at             timestamptz(3) NOT NULL DEFAULT now(),
  title                  text NOT NULL DEFAULT 'none'
    CHECK (title IN ('mr', 'mrs', 'miss', 'ms', 'dr', 'rev', 'none')),
  first_name             text NOT NULL DEFAULT '',
  last_name              text NOT NULL DEFAULT '',
  mobile_number          text,
  birth_day              integer CHECK (birth_day BETWEEN 1 AND 31),
  birth_month            integer CHECK (birth_month BETWEEN 1 AND 12),
  marketing_types        text[] NOT NULL DEFAULT '{}'
    CHECK (marketing_types <@ ARRAY['email', 'post', 'mobile']),
  marketing_source       text
    CHECK (marketing_source IN ('my_account', 'signUp_page', 'checkout', 'order_confirmation_page', 'migration', 'elucid')),
  marketing_changed_at   timestamptz(3),
  existing_order_number  text, -- a guest order to attach, as the customer named it
  version                bigint NOT NULL DEFAULT 1, -- of the published state; raised under the row's lock
  warned_at              timestamptz(3), -- when the owner was last told that somebody tried to sign up again
  -- Of the sentence to which marketing_types answers, as proof of what was agreed to: marketing_source says on which page it stood. NULL
  -- for an import, and where the page did not say it.
  marketing_text_version integer,
  CONSTRAINT customer_birthday CHECK ((birth_day IS NULL) = (birth_month IS NULL)),
  CONSTRAINT customer_hybris_prefix CHECK (
    starts_with(hybris_customer_id, CASE site WHEN 'beaverbrooks' THEN 'bb_root' ELSE 'lou_root' END)
    OR hybris_customer_id ~ '^H[0-9A-Za-z-]+$' -- imported
  )
);
CREATE UNIQUE INDEX customer_site_email_key ON customer (site, email);
CREATE UNIQUE INDEX customer_hybris_customer_id_key ON customer (hybris_customer_id);

-- Apart from the customer, so that nothing that reads a customer carries it.
CREATE TABLE credential (
  customer_id   uuid PRIMARY KEY REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  password_hash text NOT NULL CHECK (starts_with(password_hash, '$argon2id$')),
  changed_at    timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE customer_address (
  id                  uuid PRIMARY KEY DEFAULT uuidv7(), -- in the order they were added
  customer_id         uuid NOT NULL REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  salutation          text,
  first_name          text NOT NULL,
  last_name           text NOT NULL,
  phone               text NOT NULL,
  country             text NOT NULL CHECK (country IN ('GB', 'IE', 'IM')),
  region              text,
  street_name         text NOT NULL,
  street_number       text,
  city                text NOT NULL,
  postal_code         text NOT NULL,
  is_default_shipping boolean NOT NULL DEFAULT false,
  is_default_billing  boolean NOT NULL DEFAULT false
);
CREATE INDEX customer_address_customer_id_idx ON customer_address (customer_id);
CREATE UNIQUE INDEX customer_address_default_shipping ON customer_address (customer_id) WHERE is_default_shipping;
CREATE UNIQUE INDEX customer_address_default_billing ON customer_address (customer_id) WHERE is_default_billing;

-- Links that set a new password.
CREATE TABLE password_reset (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  token_hash   bytea NOT NULL CHECK (length(token_hash) = 32),
  customer_id  uuid NOT NULL REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  email_id     uuid NOT NULL, -- copies of one e-mail do not make each other's links void
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  expires_at   timestamptz(3) NOT NULL,
  used_at      timestamptz(3)
);
CREATE UNIQUE INDEX password_reset_token_hash_key ON password_reset (token_hash);
CREATE INDEX password_reset_customer_id_idx ON password_reset (customer_id);
CREATE INDEX password_reset_expires_at_idx ON password_reset (expires_at);

-------------------------------------------------------------------------------------------------------------------------------------
-- Sessions, and what keeps strangers from trying
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE session (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  token_hash   bytea NOT NULL CHECK (length(token_hash) = 32),
  customer_id  uuid NOT NULL REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  site         text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  anonymous_id uuid,
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  expires_at   timestamptz(3) NOT NULL,
  ended_at     timestamptz(3),
  browser      text NOT NULL DEFAULT '', -- in words; the user agent itself is not kept
  source       text NOT NULL DEFAULT 'my_account', -- the page that asked
  -- When the customer last gave the password in this session, apart from signing in. What is worth money is shown for a short time after it.
  password_confirmed_at timestamptz(3)
);
CREATE UNIQUE INDEX session_token_hash_key ON session (token_hash);
CREATE INDEX session_customer_id_idx ON session (customer_id);
CREATE INDEX session_expires_at_idx ON session (expires_at);
-- What housekeeping looks for: without it every sweep reads all sessions that live.
CREATE INDEX session_ended_at ON session (ended_at) WHERE ended_at IS NOT NULL;

-- Networks an account has been signed in from: no lock-out that strangers bring about shuts these out.
CREATE TABLE known_source (
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  prefix      text NOT NULL, -- 192.0.2.0/24, 2001:db8:0:100::/56
  seen_at     timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, prefix)
);
-- Those not seen for long are forgotten, oldest first.
CREATE INDEX known_source_seen_at_idx ON known_source (seen_at);

-------------------------------------------------------------------------------------------------------------------------------------
-- Cookies and marketing
-------------------------------------------------------------------------------------------------------------------------------------

-- Proof of the answers to the cookie question: when, to which version of the text, and what. The id is random, in the visitor's cookie
-- and nowhere else here: nothing leads from a row to a person.
CREATE TABLE consent (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  consent_id   uuid NOT NULL,
  site         text NOT NULL,
  text_version integer NOT NULL CHECK (text_version > 0),
  categories   text[] NOT NULL CHECK (categories @> ARRAY['necessary']),
  decided_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX consent_consent_id_idx ON consent (consent_id);
CREATE INDEX consent_decided_at_idx ON consent (decided_at);

-- Mailboxes of guests who said at the checkout that we may write to them (RO-06), and of whom the mailbox's owner has agreed to it.
CREATE TABLE marketing_contact (
  id           uuid PRIMARY KEY,
  site         text NOT NULL,
  -- NULL once it is withdrawn: the row stays as proof of what was agreed to, and when.
  email        text,
  types        text[] NOT NULL CHECK (types <@ ARRAY['email', 'post', 'mobile'] AND types <> '{}'),
  source       text NOT NULL CHECK (source = 'checkout'),
  -- PECR regulation 22: agreed to, or own similar products to a buyer who was offered a refusal.
  basis        text NOT NULL CHECK (basis IN ('consent', 'soft_opt_in')),
  text_version integer NOT NULL CHECK (text_version > 0),
  order_id     uuid NOT NULL UNIQUE,
  asked_at     timestamptz(3) NOT NULL DEFAULT now(),
  confirmed_at timestamptz(3),
  withdrawn_at timestamptz(3),
  CHECK ((email IS NULL) = (withdrawn_at IS NOT NULL))
);
CREATE UNIQUE INDEX marketing_contact_mailbox_key ON marketing_contact (site, lower(email));
CREATE INDEX marketing_contact_unconfirmed_idx ON marketing_contact (asked_at) WHERE confirmed_at IS NULL;
CREATE INDEX marketing_contact_withdrawn_idx ON marketing_contact (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

-- The links of e-mails. They do not expire: people withdraw by the oldest e-mail they find.
CREATE TABLE marketing_link (
  token_hash bytea PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES marketing_contact ON DELETE CASCADE
);
CREATE INDEX marketing_link_contact_id_idx ON marketing_link (contact_id);

-- Mailboxes that withdrew, as keyed digests: nobody writes to them about news again. Not for e-mails about orders and accounts.
CREATE TABLE marketing_suppression (
  site         text NOT NULL,
  email_digest text NOT NULL,
  since        timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (site, email_digest)
);

-------------------------------------------------------------------------------------------------------------------------------------
-- Customers of the previous platform
-------------------------------------------------------------------------------------------------------------------------------------

-- Who imported customers of the previous platform, when, from which file, and what became of its lines. It names no customer.
CREATE TABLE customer_import (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  actor      text NOT NULL,
  file       text NOT NULL,
  lines      integer NOT NULL DEFAULT 0,
  saved      integer NOT NULL DEFAULT 0,
  unchanged  integer NOT NULL DEFAULT 0,
  refused    integer NOT NULL DEFAULT 0,
  began_at   timestamptz(3) NOT NULL DEFAULT now(),
  ended_at   timestamptz(3)
);

-------------------------------------------------------------------------------------------------------------------------------------
-- What persons ask for about their data
-------------------------------------------------------------------------------------------------------------------------------------

-- What a person asked for on a page: a copy of the data, or to be erased. The job of an administrator does it ("npm run privacy -- work").
CREATE TABLE privacy_request (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  site         text NOT NULL,
  kind         text NOT NULL CONSTRAINT privacy_request_kind CHECK (kind IN ('copy', 'erasure')),
  -- Of an account. A guest names an order and its mailbox instead, which nobody has compared yet.
  customer_id  uuid,
  order_number text,
  mailbox      text,
  state        text NOT NULL DEFAULT 'asked'
    CONSTRAINT privacy_request_state CHECK (state IN ('asked', 'waiting', 'begun', 'refused', 'done', 'cancelled')),
  asked_at     timestamptz(3) NOT NULL DEFAULT now(),
  -- When there is something to do; null: nothing more.
  due_at       timestamptz(3) DEFAULT now(),
  -- Why an erasure was refused, as "order LP1".
  open_matters text[] NOT NULL DEFAULT '{}',
  ended_at     timestamptz(3),
  CONSTRAINT privacy_request_who CHECK ((customer_id IS NULL) = (order_number IS NOT NULL)),
  CONSTRAINT privacy_request_end CHECK ((ended_at IS NULL) = (state IN ('asked', 'waiting', 'begun')) AND (ended_at IS NULL) = (due_at IS NOT NULL))
);
-- A second request while one runs is that one.
CREATE UNIQUE INDEX privacy_request_one ON privacy_request (customer_id, kind) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX privacy_request_one_guest ON privacy_request (site, order_number, mailbox, kind) WHERE ended_at IS NULL;
CREATE INDEX privacy_request_of ON privacy_request (customer_id, kind, id DESC);
CREATE INDEX privacy_request_due ON privacy_request (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX privacy_request_ended ON privacy_request (ended_at);

-- What was found, for as long as its link works.
CREATE TABLE privacy_copy (
  request_id uuid PRIMARY KEY CONSTRAINT privacy_copy_request_id_fkey REFERENCES privacy_request (id) ON DELETE CASCADE,
  -- For programs, and the same for people.
  json       text NOT NULL,
  page       text NOT NULL,
  made_at    timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX privacy_copy_made ON privacy_copy (made_at);

-- Of the e-mails: to a copy, or to end an erasure that has not begun.
CREATE TABLE privacy_link (
  token_hash bytea PRIMARY KEY,
  request_id uuid NOT NULL CONSTRAINT privacy_link_request_id_fkey REFERENCES privacy_request (id) ON DELETE CASCADE,
  ends_at    timestamptz(3) NOT NULL
);
CREATE INDEX privacy_link_request ON privacy_link (request_id);
CREATE INDEX privacy_link_ends ON privacy_link (ends_at);

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
-- Vendors are still to be told by hand.
CREATE INDEX erasure_untold ON erasure (asked_at) WHERE jsonb_array_length(belongings -> 'toTell') > 0;

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
