-- A restore of the database: while one is not resumed, nothing is sent to any provider. One row is one audit record.
CREATE TABLE payment_restore (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  restored_to timestamptz(3) NOT NULL,
  paused_at   timestamptz(3) NOT NULL DEFAULT now(),
  paused_by   text NOT NULL,
  -- When the providers' reports were last imported with nothing left to explain.
  imported_at timestamptz(3),
  imported_by text,
  resumed_at  timestamptz(3),
  resumed_by  text,
  CONSTRAINT payment_restore_resumed CHECK (resumed_at IS NULL OR imported_at IS NOT NULL)
);
CREATE UNIQUE INDEX payment_restore_one_open ON payment_restore ((true)) WHERE resumed_at IS NULL;

-- A payment that a provider reported and whose placement the restored database does not have. Listed until its money is given back,
-- or a person decides that it is kept.
CREATE TABLE lost_order (
  payment_id  uuid PRIMARY KEY REFERENCES payment,
  restore_id  uuid NOT NULL REFERENCES payment_restore,
  imported_at timestamptz(3) NOT NULL DEFAULT now(),
  kept_at     timestamptz(3),
  kept_by     text,
  kept_reason text,
  CONSTRAINT lost_order_kept CHECK ((kept_at IS NULL) = (kept_reason IS NULL) AND (kept_at IS NULL) = (kept_by IS NULL))
);
CREATE INDEX lost_order_open ON lost_order (imported_at) WHERE kept_at IS NULL;

-- Adopted from the provider's report after a restore: nobody here knows its number.
ALTER TABLE issued_gift_card ADD COLUMN imported_at timestamptz(3);
-- contract 0.1.0: the constraint is replaced by a wider one, which admits all that the release before writes
ALTER TABLE issued_gift_card
  DROP CONSTRAINT issued_gift_card_check1,
  ADD CONSTRAINT issued_gift_card_issued CHECK (
    state <> 'issued' OR (provider_id IS NOT NULL AND (gift_card_id IS NOT NULL OR imported_at IS NOT NULL) AND issued_at IS NOT NULL)
  );
