-- A hold ends. Each tender knows when, a hold can be renewed before, and the order's money is held, taken or missing.
ALTER TABLE payment
  -- The last day on which goods are promised that are not captured before they leave.
  ADD COLUMN promised_day date,
  -- As it was published last; `held` before it was published.
  ADD COLUMN hold_state text NOT NULL DEFAULT 'held' CHECK (hold_state IN ('held', 'taken', 'missing'));

-- contract 0.1.0: the constraint is replaced by a wider one, which admits all that the release before writes
ALTER TABLE settlement DROP CONSTRAINT settlement_kind_check;
-- contract 0.1.0: the constraint is replaced by a wider one, which admits all that the release before writes
ALTER TABLE settlement ADD CONSTRAINT settlement_kind_check CHECK (kind IN ('capture', 'void', 'refund', 'renew'));
-- contract 0.1.0: the constraint is replaced by a wider one, which admits all that the release before writes
ALTER TABLE settlement_request DROP CONSTRAINT settlement_request_kind_check;
-- contract 0.1.0: the constraint is replaced by a wider one, which admits all that the release before writes
ALTER TABLE settlement_request ADD CONSTRAINT settlement_request_kind_check CHECK (kind IN ('capture', 'refund', 'hold'));
-- contract 0.1.0: the release before leaves the new columns at their default, which the constraint admits
ALTER TABLE settlement_request
  -- Of a capture: the hold that is captured. Of a hold: the one that it replaces. Null: the tender's first one.
  ADD COLUMN hold_id uuid CONSTRAINT settlement_request_hold_id_fkey REFERENCES settlement_request (id),
  -- Of a hold: the provider's id of the one that it replaces, which is reversed then, and what that one still holds.
  ADD COLUMN replaced_id          text,
  ADD COLUMN replaced_minor       bigint CHECK (replaced_minor >= 0),
  ADD CONSTRAINT settlement_request_replaces CHECK ((kind = 'hold') = (replaced_id IS NOT NULL AND replaced_minor IS NOT NULL));

ALTER TABLE tender
  -- The hold that stands, which provider_id names; null: the first one.
  ADD COLUMN hold_id uuid CONSTRAINT tender_hold_id_fkey REFERENCES settlement_request (id),
  -- Null where the provider states no end.
  ADD COLUMN held_until    timestamptz(3),
  -- When the hold is looked at next: a day before its end, and at its end.
  ADD COLUMN hold_due_at   timestamptz(3),
  ADD COLUMN hold_ended_at timestamptz(3);
CREATE INDEX tender_hold_due ON tender (hold_due_at) WHERE hold_due_at IS NOT NULL;

-- Holds that stand: cards are held for a week.
UPDATE tender SET held_until = coalesce(resolved_at, created_at) + interval '7 days',
                  hold_due_at = coalesce(resolved_at, created_at) + interval '6 days'
WHERE state = 'held' AND method = 'credit-card' AND captured_minor + voided_minor < amount_minor;

-- For instances of the version before, which do not know that a hold ends; the next version drops it.
CREATE FUNCTION hold_of_version_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.held_until = now() + interval '7 days';
  NEW.hold_due_at = now() + interval '6 days';
  RETURN NEW;
END $$;
CREATE TRIGGER hold_of_version_before BEFORE UPDATE OF state ON tender
  FOR EACH ROW WHEN (NEW.state = 'held' AND OLD.state <> 'held' AND NEW.method = 'credit-card' AND NEW.held_until IS NULL)
  EXECUTE FUNCTION hold_of_version_before();

-- The provider's token of a card, for the renewal of its hold only: deleted there and here when the order has ended.
CREATE TABLE stored_card (
  tender_id       uuid PRIMARY KEY CONSTRAINT stored_card_tender_id_fkey REFERENCES tender (id),
  -- Nonce, tag and ciphertext of the token, and of the network's id of the first authorisation, under this key.
  sealed          bytea NOT NULL,
  vault_kid       text NOT NULL,
  attempts        integer NOT NULL DEFAULT 0,
  -- When it is seen whether the order has ended, or the deletion is attempted again.
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX stored_card_due ON stored_card (next_attempt_at);

-- contract 0.1.0: the constraint is replaced by a wider one, which admits all that the release before writes
ALTER TABLE ledger_entry
  -- The hold that it is about, where it is not the tender's first one.
  ADD COLUMN hold_id uuid CONSTRAINT ledger_entry_hold_id_fkey REFERENCES settlement_request (id),
  DROP CONSTRAINT ledger_entry_kind_check,
  ADD CONSTRAINT ledger_entry_kind_check CHECK (
    kind IN ('authorisation', 'authorisation-reversal', 'authorisation-release', 'authorisation-end', 'capture', 'capture-void',
             'refund', 'refund-void', 'gift-card-issue', 'gift-card-cancel')
  ),
  DROP CONSTRAINT ledger_entry_settled,
  ADD CONSTRAINT ledger_entry_settled CHECK (
    CASE
      WHEN kind IN ('gift-card-issue', 'gift-card-cancel') THEN issue_id IS NOT NULL AND settlement_id IS NULL AND request_id IS NULL
      WHEN kind IN ('capture', 'capture-void', 'refund', 'refund-void')
        THEN issue_id IS NULL AND settlement_id IS NOT NULL AND request_id IS NOT NULL
      WHEN kind = 'authorisation-release' THEN issue_id IS NULL AND settlement_id IS NOT NULL AND request_id IS NULL
      -- Of the first hold by the tender alone, of a later one by its renewal.
      ELSE issue_id IS NULL AND (settlement_id IS NULL) = (request_id IS NULL)
    END
  );
-- contract 0.1.0: no statement of the release before names the index
DROP INDEX ledger_entry_booked_once;
-- contract 0.1.0: it has one column more than the index before, so it admits all that the release before writes
CREATE UNIQUE INDEX ledger_entry_booked_once
  ON ledger_entry (tender_id, settlement_id, request_id, issue_id, hold_id, kind, account) NULLS NOT DISTINCT;
