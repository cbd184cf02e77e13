-- Money that a provider takes back from a capture because its payer disputes it.
CREATE TABLE dispute (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  method       text NOT NULL,
  -- The provider's id of it.
  provider_id  text NOT NULL,
  payment_id   uuid NOT NULL CONSTRAINT dispute_payment_id_fkey REFERENCES payment (id),
  tender_id    uuid NOT NULL CONSTRAINT dispute_tender_id_fkey REFERENCES tender (id),
  -- The capture.
  request_id   uuid NOT NULL CONSTRAINT dispute_request_id_fkey REFERENCES settlement_request (id),
  currency     text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- The provider's word for why.
  reason       text NOT NULL,
  state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost')),
  answer_by    timestamptz(3),
  opened_at    timestamptz(3) NOT NULL,
  ended_at     timestamptz(3),
  CONSTRAINT dispute_ended CHECK ((state = 'open') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX dispute_method_provider_id_key ON dispute (method, provider_id);
CREATE INDEX dispute_open ON dispute (answer_by) WHERE state = 'open';

INSERT INTO ledger_account (code, kind, name) VALUES
  ('asset.paypal.taken-back', 'asset', 'Taken back by PayPal of what it has captured, while a dispute is open or when it was lost'),
  ('asset.paypal.disputed', 'asset', 'Claimed from PayPal while a dispute is open'),
  ('expense.disputes', 'expense', 'Disputes that were lost')
ON CONFLICT (code) DO NOTHING;

-- contract 0.1.0: the constraints are replaced by wider ones, which admit all that the release before writes
ALTER TABLE ledger_entry
  ADD COLUMN dispute_id uuid CONSTRAINT ledger_entry_dispute_id_fkey REFERENCES dispute (id),
  DROP CONSTRAINT ledger_entry_kind_check,
  ADD CONSTRAINT ledger_entry_kind_check CHECK (
    kind IN ('authorisation', 'authorisation-reversal', 'authorisation-release', 'authorisation-end', 'capture', 'capture-void',
             'refund', 'refund-void', 'gift-card-issue', 'gift-card-cancel', 'dispute', 'dispute-won', 'dispute-lost')
  ),
  ADD CONSTRAINT ledger_entry_disputed CHECK (
    (kind IN ('dispute', 'dispute-won', 'dispute-lost')) = (dispute_id IS NOT NULL)
  );
-- contract 0.1.0: no statement of the release before names the index
DROP INDEX ledger_entry_booked_once;
-- contract 0.1.0: it has one column more than the index before, so it admits all that the release before writes
CREATE UNIQUE INDEX ledger_entry_booked_once
  ON ledger_entry (tender_id, settlement_id, request_id, issue_id, hold_id, dispute_id, kind, account) NULLS NOT DISTINCT;
