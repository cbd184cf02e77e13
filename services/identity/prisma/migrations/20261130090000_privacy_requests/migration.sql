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
