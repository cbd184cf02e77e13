-- Proof of the answers to the cookie question: when, to which version of the text, and what. The id is random, in the visitor's cookie
-- and nowhere else here: nothing leads from a row to a person.
CREATE TABLE consent (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  consent_id   uuid NOT NULL,
  site         text NOT NULL,
  text_version integer NOT NULL CHECK (text_version > 0),
  categories   text[] NOT NULL CHECK (categories @> ARRAY['necessary']),
  decided_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX consent_consent_id_idx ON consent (consent_id);
CREATE INDEX consent_decided_at_idx ON consent (decided_at);
