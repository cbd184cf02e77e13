-- Gift cards that were sold: one row for each piece that was shipped, written with the shipment and before the provider is called.
CREATE TABLE issued_gift_card (
  id              uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id      uuid NOT NULL CONSTRAINT issued_gift_card_payment_id_fkey REFERENCES payment (id),
  tender_id       uuid NOT NULL CONSTRAINT issued_gift_card_tender_id_fkey REFERENCES tender (id),
  order_id        text NOT NULL,
  shipment_id     text NOT NULL,
  sku             text NOT NULL,
  unit            integer NOT NULL CHECK (unit > 0),
  currency        text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor    bigint NOT NULL CHECK (amount_minor > 0),
  state           text NOT NULL DEFAULT 'intended'
    CHECK (state IN ('intended', 'sent', 'unknown', 'issued', 'cancelled', 'refused')),
  -- Our code of the latest request; a lost one is reversed by it.
  transaction_id  text,
  provider_id     text,
  -- The row of gift_card with the sealed number and PIN, which is deleted some time after the sale.
  gift_card_id    uuid,
  -- The return that cancels it.
  return_id       text,
  -- An operator released it although its shipment is not paid for.
  released        boolean NOT NULL DEFAULT false,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) DEFAULT now(), -- null: nothing to do, or given up
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  sent_at         timestamptz(3),
  issued_at       timestamptz(3),
  CHECK (state NOT IN ('sent', 'unknown', 'issued') OR transaction_id IS NOT NULL),
  CHECK (state <> 'issued' OR (provider_id IS NOT NULL AND gift_card_id IS NOT NULL AND issued_at IS NOT NULL)),
  CHECK (state <> 'refused' OR return_id IS NOT NULL)
);
CREATE UNIQUE INDEX issued_gift_card_one_per_piece ON issued_gift_card (payment_id, shipment_id, sku, unit);
CREATE UNIQUE INDEX issued_gift_card_transaction_id_key ON issued_gift_card (transaction_id);
CREATE INDEX issued_gift_card_gift_card_id_idx ON issued_gift_card (gift_card_id);
CREATE INDEX issued_gift_card_due ON issued_gift_card (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

-- The money of a sold gift card is owed to its holder instead of the customer of the order.
ALTER TABLE ledger_entry
  ADD COLUMN issue_id uuid CONSTRAINT ledger_entry_issue_id_fkey REFERENCES issued_gift_card (id),
  DROP CONSTRAINT ledger_entry_kind_check,
  ADD CONSTRAINT ledger_entry_kind_check CHECK (
    kind IN ('authorisation', 'authorisation-reversal', 'authorisation-release', 'capture', 'capture-void', 'refund', 'refund-void',
             'gift-card-issue', 'gift-card-cancel')
  ),
  DROP CONSTRAINT ledger_entry_settled,
  ADD CONSTRAINT ledger_entry_settled CHECK (
    (kind IN ('authorisation', 'authorisation-reversal', 'gift-card-issue', 'gift-card-cancel')) = (settlement_id IS NULL)
    AND (kind IN ('capture', 'capture-void', 'refund', 'refund-void')) = (request_id IS NOT NULL)
    AND (kind IN ('gift-card-issue', 'gift-card-cancel')) = (issue_id IS NOT NULL)
  );
DROP INDEX ledger_entry_booked_once;
CREATE UNIQUE INDEX ledger_entry_booked_once
  ON ledger_entry (tender_id, settlement_id, request_id, issue_id, kind, account) NULLS NOT DISTINCT;
