-- A shopper may be at the bank: nothing is held, and the payment waits for the bank's word.
ALTER TABLE payment DROP CONSTRAINT payment_state_check;
ALTER TABLE payment ADD CONSTRAINT payment_state_check
  CHECK (state IN ('authorising', 'challenge', 'authorised', 'declined', 'unknown', 'cancelled'));
ALTER TABLE tender DROP CONSTRAINT tender_state_check;
ALTER TABLE tender ADD CONSTRAINT tender_state_check
  CHECK (state IN ('intended', 'challenge', 'sent', 'held', 'declined', 'unknown', 'reversed'));

-- Versions of published events, gapless; `version` rises with every change and so leaves gaps. Payments from before go on
-- from a figure that no event of theirs has reached.
ALTER TABLE payment ADD COLUMN event_version bigint NOT NULL DEFAULT 0;
UPDATE payment SET event_version = version;

-- The provider's id of the authentication that spoke for a tender: it speaks for no other.
ALTER TABLE tender ADD COLUMN authentication_id text;
CREATE UNIQUE INDEX tender_authentication_id_key ON tender (authentication_id);

CREATE TABLE payer_authentication (
  token_id     text PRIMARY KEY, -- jti of the card token
  cart_id      text NOT NULL,
  owner_key    text NOT NULL,
  site         text NOT NULL,
  reference_id text NOT NULL,
  expires_at   timestamptz(3) NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payer_authentication_expires_at_idx ON payer_authentication (expires_at);

CREATE TABLE challenge (
  tender_id       uuid PRIMARY KEY CONSTRAINT challenge_tender_id_fkey REFERENCES tender (id),
  step_up_url     text NOT NULL,
  access_token    text NOT NULL,
  transient_token text NOT NULL,
  bill_to         jsonb NOT NULL,
  valid_until     timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX challenge_valid_until_idx ON challenge (valid_until);

-- Tokens and name are kept for the challenge alone: whichever statement ends it, on whatever path, wipes them with it.
CREATE FUNCTION challenge_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM challenge WHERE tender_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER challenge_ended AFTER UPDATE OF state ON tender
  FOR EACH ROW WHEN (OLD.state = 'challenge' AND NEW.state <> 'challenge') EXECUTE FUNCTION challenge_ended();
