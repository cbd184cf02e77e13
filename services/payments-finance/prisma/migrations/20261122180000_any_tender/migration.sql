-- A payment is held by an ordered list of tenders. Everything the version before reads and writes stays as it is: it inserts one
-- tender at position 0, and reads and writes the state `challenge` and its table.
ALTER TABLE tender
  ADD COLUMN position  integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  -- What the provider needs again to capture, refund or reverse, e.g. the id of a gift card.
  ADD COLUMN account   text,
  -- The named exemption from payer authentication that was claimed.
  ADD COLUMN exemption text;
CREATE UNIQUE INDEX tender_payment_id_step_attempt_position_key ON tender (payment_id, step, attempt, position);
-- Several gift cards of one payment have the same method.
DROP INDEX tender_payment_id_step_attempt_method_key;

ALTER TABLE payment DROP CONSTRAINT payment_state_check;
ALTER TABLE payment ADD CONSTRAINT payment_state_check
  CHECK (state IN ('authorising', 'challenge', 'action', 'authorised', 'declined', 'unknown', 'cancelled'));
ALTER TABLE tender DROP CONSTRAINT tender_state_check;
ALTER TABLE tender ADD CONSTRAINT tender_state_check
  CHECK (state IN ('intended', 'challenge', 'action', 'sent', 'held', 'declined', 'unknown', 'reversed'));

-- What the shopper has to do, and what the payment needs to continue afterwards.
CREATE TABLE tender_action (
  tender_id    uuid PRIMARY KEY CONSTRAINT tender_action_tender_id_fkey REFERENCES tender (id),
  action       jsonb NOT NULL,
  continuation jsonb NOT NULL,
  details      jsonb NOT NULL,
  verified     jsonb NOT NULL,
  bill_to      jsonb NOT NULL,
  valid_until  timestamptz(3) NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX tender_action_valid_until_idx ON tender_action (valid_until);

CREATE FUNCTION add_action_of_challenge(challenged challenge) RETURNS void LANGUAGE sql AS $$
  INSERT INTO tender_action (tender_id, action, continuation, details, verified, bill_to, valid_until, created_at)
  SELECT challenged.tender_id,
         jsonb_build_object('kind', 'challenge', 'stepUpUrl', challenged.step_up_url, 'accessToken', challenged.access_token,
                            'transactionId', tender.authentication_id),
         jsonb_build_object('transientToken', challenged.transient_token),
         jsonb_build_object('method', 'credit-card', 'transientToken', challenged.transient_token),
         jsonb_build_object('maskedNumber', tender.masked_number, 'cardType', tender.card_type, 'cardDigest', '',
                            'data', '{}'::jsonb),
         challenged.bill_to, challenged.valid_until, challenged.created_at
  FROM tender WHERE tender.id = challenged.tender_id
  ON CONFLICT (tender_id) DO NOTHING
$$;

-- Challenges begun before, and those that an instance of the version before begins during the deployment. The next version drops
-- the table, the function and the trigger.
CREATE FUNCTION challenge_begun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_action_of_challenge(NEW);
  RETURN NULL;
END $$;
CREATE TRIGGER challenge_begun AFTER INSERT ON challenge FOR EACH ROW EXECUTE FUNCTION challenge_begun();
SELECT add_action_of_challenge(challenge) FROM challenge;

-- Tokens and name are kept for the action alone: the statement that ends it deletes them, whichever it is.
CREATE FUNCTION tender_action_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tender_action WHERE tender_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER tender_action_ended AFTER UPDATE OF state ON tender
  FOR EACH ROW WHEN (OLD.state IN ('action', 'challenge') AND NEW.state NOT IN ('action', 'challenge'))
  EXECUTE FUNCTION tender_action_ended();

INSERT INTO ledger_account (code, kind, name) VALUES
  ('memorandum.givex.authorised', 'memorandum', 'Gift card amounts that Givex holds for us')
ON CONFLICT (code) DO NOTHING;
