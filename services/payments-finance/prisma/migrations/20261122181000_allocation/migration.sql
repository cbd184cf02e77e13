-- A movement is allocated over the tenders of its payment when it is recorded: one row and one set of totals for each tender.
-- The totals of the payment stay, as the sums, and are written in the same statement.
--
-- During a rolling deploy an instance of the version before goes on settling: it leaves settlement.tender_id empty, which new code
-- reads as the tender that the old code settles on, and it writes the payment's totals only, which a trigger copies. It can
-- record no movement, since the unique index that its statement names is gone: its transaction fails, nothing is written, its
-- consumer retries, and the movement is recorded by a new instance. It must not meet a payment with two tenders, so this service
-- is deployed everywhere before a caller sends a plan.
ALTER TABLE tender
  ADD COLUMN IF NOT EXISTS position integer NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS account text,
  ADD COLUMN captured_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN voided_minor   bigint NOT NULL DEFAULT 0,
  ADD COLUMN released_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT tender_refunded_within_captured CHECK (0 <= refunded_minor AND refunded_minor <= captured_minor),
  ADD CONSTRAINT tender_captured_within_amount CHECK (0 <= voided_minor AND captured_minor + voided_minor <= amount_minor),
  ADD CONSTRAINT tender_released_within_voided CHECK (0 <= released_minor AND released_minor <= voided_minor);

-- Several gift cards of one payment have the same method.
DROP INDEX IF EXISTS tender_payment_id_step_attempt_method_key;
CREATE UNIQUE INDEX IF NOT EXISTS tender_payment_id_step_attempt_position_key
  ON tender (payment_id, step, attempt, position);

-- Settlements of the version before are of the tender that is held, or else the latest.
CREATE FUNCTION settled_tender(of_payment uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT id FROM tender WHERE payment_id = of_payment ORDER BY state = 'held' DESC, id DESC LIMIT 1
$$;

ALTER TABLE settlement ADD COLUMN tender_id uuid CONSTRAINT settlement_tender_id_fkey REFERENCES tender (id);
UPDATE settlement SET tender_id = settled_tender(payment_id);
UPDATE tender
SET captured_minor = payment.captured_minor, refunded_minor = payment.refunded_minor,
    voided_minor = payment.voided_minor, released_minor = payment.released_minor
FROM payment
WHERE tender.id = settled_tender(payment.id) AND payment.captured_minor + payment.voided_minor > 0;

-- Without a tender: of a payment that was cancelled before any authorisation.
CREATE UNIQUE INDEX settlement_payment_id_kind_reference_tender_id_key
  ON settlement (payment_id, kind, reference, tender_id) NULLS NOT DISTINCT;
DROP INDEX settlement_payment_id_kind_reference_key;

-- For instances of the version before; the next version drops it. New code writes both rows in one statement, so that the sums
-- agree when the trigger runs.
CREATE FUNCTION copy_totals_to_tender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE tender
  SET captured_minor = captured_minor + NEW.captured_minor - sums.captured,
      refunded_minor = refunded_minor + NEW.refunded_minor - sums.refunded,
      voided_minor = voided_minor + NEW.voided_minor - sums.voided,
      released_minor = released_minor + NEW.released_minor - sums.released
  FROM (
    SELECT sum(captured_minor) AS captured, sum(refunded_minor) AS refunded, sum(voided_minor) AS voided,
           sum(released_minor) AS released
    FROM tender WHERE payment_id = NEW.id
  ) AS sums
  WHERE id = settled_tender(NEW.id)
    AND (NEW.captured_minor, NEW.refunded_minor, NEW.voided_minor, NEW.released_minor)
      IS DISTINCT FROM (sums.captured, sums.refunded, sums.voided, sums.released);
  RETURN NULL;
END $$;
CREATE TRIGGER copy_totals_to_tender
  AFTER UPDATE OF captured_minor, refunded_minor, voided_minor, released_minor ON payment
  FOR EACH ROW WHEN (
    (OLD.captured_minor, OLD.refunded_minor, OLD.voided_minor, OLD.released_minor)
      IS DISTINCT FROM (NEW.captured_minor, NEW.refunded_minor, NEW.voided_minor, NEW.released_minor)
  ) EXECUTE FUNCTION copy_totals_to_tender();

INSERT INTO ledger_account (code, kind, name) VALUES
  ('memorandum.givex.authorised', 'memorandum', 'Gift card amounts that Givex holds for us'),
  ('liability.gift-cards', 'liability', 'Value of gift cards that were sold and not redeemed')
ON CONFLICT (code) DO NOTHING;
