CREATE TABLE payment (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  placement_id   text NOT NULL,
  site           text,
  state          text NOT NULL CHECK (state IN ('authorising', 'authorised', 'declined', 'unknown', 'cancelled')),
  version        bigint NOT NULL DEFAULT 1,
  currency       text CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor   bigint CHECK (amount_minor > 0),
  decline_reason text,
  tombstoned_at  timestamptz(3),
  cancel_reason  text,
  created_at     timestamptz(3) NOT NULL DEFAULT now(),
  updated_at     timestamptz(3) NOT NULL DEFAULT now(),
  CHECK ((state = 'cancelled') = (tombstoned_at IS NOT NULL))
);
CREATE UNIQUE INDEX payment_placement_id_key ON payment (placement_id);

CREATE TABLE tender (
  id                      uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id              uuid NOT NULL CONSTRAINT tender_payment_id_fkey REFERENCES payment (id),
  step                    text NOT NULL,
  attempt                 integer NOT NULL CHECK (attempt > 0),
  method                  text NOT NULL CHECK (method IN ('credit-card', 'klarna', 'givex', 'paypal', 'v12', 'applepay')),
  state                   text NOT NULL CHECK (state IN ('intended', 'sent', 'held', 'declined', 'unknown', 'reversed')),
  currency                text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor            bigint NOT NULL CHECK (amount_minor > 0),
  request_hash            bytea NOT NULL,
  reference               text NOT NULL,
  merchant_transaction_id text NOT NULL,
  provider_id             text,
  held_currency           text,
  held_minor              bigint,
  decline_reason          text,
  masked_number           text NOT NULL,
  card_type               text NOT NULL,
  created_at              timestamptz(3) NOT NULL DEFAULT now(),
  sent_at                 timestamptz(3),
  resolved_at             timestamptz(3),
  CHECK (state <> 'held' OR (provider_id IS NOT NULL AND held_currency IS NOT NULL AND held_minor IS NOT NULL))
);
CREATE UNIQUE INDEX tender_payment_id_step_attempt_method_key ON tender (payment_id, step, attempt, method);
CREATE UNIQUE INDEX tender_merchant_transaction_id_key ON tender (merchant_transaction_id);
-- What the sweeper looks for; a handful of rows at any moment.
CREATE INDEX tender_unresolved ON tender (created_at) WHERE state IN ('intended', 'sent');

CREATE TABLE reversal_task (
  tender_id       uuid PRIMARY KEY CONSTRAINT reversal_task_tender_id_fkey REFERENCES tender (id),
  state           text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'abandoned')),
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  finished_at     timestamptz(3)
);
CREATE INDEX reversal_task_due ON reversal_task (next_attempt_at) WHERE state = 'due';

CREATE TABLE capture_context (
  kid        text PRIMARY KEY,
  jti        text NOT NULL,
  cart_id    text NOT NULL,
  owner_key  text NOT NULL,
  site       text NOT NULL,
  jwk        jsonb NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX capture_context_jti_key ON capture_context (jti);
CREATE INDEX capture_context_expires_at_idx ON capture_context (expires_at);

CREATE TABLE ledger_account (
  code text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('asset', 'liability', 'income', 'expense', 'memorandum')),
  name text NOT NULL
);
INSERT INTO ledger_account (code, kind, name) VALUES
  ('memorandum.cybersource.authorised', 'memorandum', 'Card authorisations that issuers hold for us through Cybersource'),
  ('memorandum.authorisations', 'memorandum', 'Contra of all authorisations held');

CREATE TABLE ledger_entry (
  id           bigserial PRIMARY KEY,
  set_id       uuid NOT NULL,
  account      text NOT NULL CONSTRAINT ledger_entry_account_fkey REFERENCES ledger_account (code),
  payment_id   uuid NOT NULL CONSTRAINT ledger_entry_payment_id_fkey REFERENCES payment (id),
  tender_id    uuid NOT NULL CONSTRAINT ledger_entry_tender_id_fkey REFERENCES tender (id),
  kind         text NOT NULL CHECK (kind IN ('authorisation', 'authorisation-reversal')),
  currency     text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0), -- debits positive, credits negative
  booked_at    timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX ledger_entry_payment_id_idx ON ledger_entry (payment_id);
CREATE UNIQUE INDEX ledger_entry_tender_id_kind_account_key ON ledger_entry (tender_id, kind, account);

-- A set is written by one statement and balances when it ends.
CREATE FUNCTION ledger_entry_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booked GROUP BY set_id, currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'a set of ledger entries does not balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_balanced();

-- Append-only twice over: the service's role has no right to change a booking, and whoever has it meets the trigger.
CREATE FUNCTION ledger_entry_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: book a correction' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_append_only();
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entry FROM CURRENT_USER;

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

-- A key whose message was poisoned: later messages of the key go to the dead-letter topic behind it until it is replayed.
CREATE TABLE parked_key (
  consumer  text NOT NULL,
  topic     text NOT NULL,
  key       text NOT NULL,
  reason    text NOT NULL,
  parked_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic, key)
);
