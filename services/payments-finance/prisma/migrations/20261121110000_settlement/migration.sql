-- What became of an authorisation after the order: taken, no longer to be taken, given back.
ALTER TABLE payment
  ADD COLUMN captured_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN voided_minor   bigint NOT NULL DEFAULT 0,
  ADD COLUMN released_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payment_refunded_within_captured CHECK (0 <= refunded_minor AND refunded_minor <= captured_minor),
  ADD CONSTRAINT payment_captured_within_authorised CHECK (
    0 <= voided_minor AND captured_minor + voided_minor <= coalesce(amount_minor, 0)
  ),
  ADD CONSTRAINT payment_released_within_voided CHECK (0 <= released_minor AND released_minor <= voided_minor);

CREATE TABLE settlement (
  id              uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id      uuid NOT NULL CONSTRAINT settlement_payment_id_fkey REFERENCES payment (id),
  kind            text NOT NULL CHECK (kind IN ('capture', 'void', 'refund')),
  reference       text NOT NULL,
  order_id        text NOT NULL, -- empty when a person acted before the order's first event came
  currency        text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor    bigint NOT NULL CHECK (amount_minor >= 0),
  final           boolean NOT NULL,
  reason          text,
  state           text NOT NULL DEFAULT 'intended' CHECK (state IN ('intended', 'sent', 'done', 'refused', 'unknown')),
  settled_minor   bigint NOT NULL DEFAULT 0,
  refusal         text,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) DEFAULT now(), -- null: given up, a person must
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  finished_at     timestamptz(3),
  CHECK (0 <= settled_minor AND settled_minor <= amount_minor),
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK ((state IN ('done', 'refused')) = (finished_at IS NOT NULL))
);
CREATE UNIQUE INDEX settlement_payment_id_kind_reference_key ON settlement (payment_id, kind, reference);
CREATE INDEX settlement_due ON settlement (next_attempt_at) WHERE state IN ('intended', 'sent', 'unknown');

-- One call to the provider each, written before it is made; a settlement has several when it is split or repeated.
CREATE TABLE settlement_request (
  id                      uuid PRIMARY KEY DEFAULT uuidv7(),
  settlement_id           uuid NOT NULL CONSTRAINT settlement_request_settlement_id_fkey REFERENCES settlement (id),
  payment_id              uuid NOT NULL CONSTRAINT settlement_request_payment_id_fkey REFERENCES payment (id),
  kind                    text NOT NULL CHECK (kind IN ('capture', 'refund')),
  capture_id              uuid CONSTRAINT settlement_request_capture_id_fkey REFERENCES settlement_request (id),
  closes                  boolean NOT NULL DEFAULT false, -- the provider is told that nothing more will be captured
  currency                text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor            bigint NOT NULL CHECK (amount_minor > 0),
  merchant_transaction_id text NOT NULL,
  provider_id             text,
  state                   text NOT NULL CHECK (state IN ('sent', 'done', 'refused', 'unknown', 'undone')),
  refusal                 text,
  sent_at                 timestamptz(3) NOT NULL,
  resolved_at             timestamptz(3),
  CHECK ((kind = 'refund') = (capture_id IS NOT NULL)),
  CHECK (state <> 'done' OR provider_id IS NOT NULL)
);
CREATE UNIQUE INDEX settlement_request_merchant_transaction_id_key ON settlement_request (merchant_transaction_id);
CREATE INDEX settlement_request_payment_id_idx ON settlement_request (payment_id);
-- Nothing is asked a second time while the first answer is not known.
CREATE UNIQUE INDEX settlement_request_one_open ON settlement_request (settlement_id) WHERE state IN ('sent', 'unknown');

INSERT INTO ledger_account (code, kind, name) VALUES
  ('asset.cybersource.receivable', 'asset', 'Taken from cards through Cybersource and not yet paid out to us'),
  ('liability.customers', 'liability', 'Taken from customers for their orders; cleared by the invoice');

ALTER TABLE ledger_entry
  ADD COLUMN settlement_id uuid CONSTRAINT ledger_entry_settlement_id_fkey REFERENCES settlement (id),
  ADD COLUMN request_id    uuid CONSTRAINT ledger_entry_request_id_fkey REFERENCES settlement_request (id),
  DROP CONSTRAINT ledger_entry_kind_check,
  ADD CONSTRAINT ledger_entry_kind_check CHECK (
    kind IN ('authorisation', 'authorisation-reversal', 'authorisation-release', 'capture', 'capture-void', 'refund', 'refund-void')
  ),
  ADD CONSTRAINT ledger_entry_settled CHECK (
    (kind IN ('authorisation', 'authorisation-reversal')) = (settlement_id IS NULL)
    AND (kind IN ('capture', 'capture-void', 'refund', 'refund-void')) = (request_id IS NOT NULL)
  );
DROP INDEX ledger_entry_tender_id_kind_account_key;
-- Each thing that happens is booked once: an authorisation by its tender, a release by its settlement, a movement by its request.
CREATE UNIQUE INDEX ledger_entry_booked_once
  ON ledger_entry (tender_id, settlement_id, request_id, kind, account) NULLS NOT DISTINCT;
