-- What a tender waits for whose provider decides later, perhaps after days, and what was last known of it. It names neither a person nor
-- the provider's number, and is kept when the wait is over.
CREATE TABLE tender_wait (
  tender_id          uuid PRIMARY KEY CONSTRAINT tender_wait_tender_id_fkey REFERENCES tender (id),
  -- Null: nothing any more.
  waits_for          text CHECK (waits_for IN ('submission', 'decision', 'signature')),
  -- EU-23, of a loan.
  application_status text,
  began_at           timestamptz(3) NOT NULL,
  changed_at         timestamptz(3) NOT NULL,
  -- How often the provider was asked since.
  looks              integer NOT NULL DEFAULT 0,
  -- When it is asked again; null when the tender waits no more.
  next_look_at       timestamptz(3),
  -- When the provider said that a payment which had ended was agreed to. It is undone there.
  agreed_late_at     timestamptz(3)
);
CREATE INDEX tender_wait_due ON tender_wait (next_look_at) WHERE next_look_at IS NOT NULL;

CREATE OR REPLACE FUNCTION tender_action_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tender_action WHERE tender_id = OLD.id;
  UPDATE tender_wait SET next_look_at = NULL WHERE tender_id = OLD.id;
  RETURN NULL;
END $$;
