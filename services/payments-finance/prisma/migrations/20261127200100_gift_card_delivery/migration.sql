-- Whether the buyer of a gift card has its number and PIN. Until then the number is kept, and an hour after its issue a person is told.
ALTER TABLE issued_gift_card
  ADD COLUMN mailed_at    timestamptz(3), -- the mail server took the e-mail
  ADD COLUMN refused_at   timestamptz(3), -- it refused the address, for the first time
  ADD COLUMN delivered_at timestamptz(3),
  -- unrecorded: by a release that did not write it down
  ADD COLUMN delivered_by text CHECK (delivered_by IN ('mail', 'account', 'operator', 'unrecorded'));

-- Those issued so far were e-mailed, or are in the later work of cart-checkout, which e-mails them whatever is written here.
UPDATE issued_gift_card SET delivered_at = issued_at, delivered_by = 'unrecorded' WHERE issued_at IS NOT NULL;

CREATE INDEX issued_gift_card_undelivered ON issued_gift_card (issued_at)
  WHERE state = 'issued' AND return_id IS NULL AND delivered_at IS NULL;

-- Each time a person was shown number and PIN, or had them sent: written before they leave the vault.
CREATE TABLE gift_card_look (
  id        uuid PRIMARY KEY DEFAULT uuidv7(),
  issue_id  uuid NOT NULL CONSTRAINT gift_card_look_issue_id_fkey REFERENCES issued_gift_card (id),
  -- c:<customer id> or operator:<name>
  reader    text NOT NULL CHECK (reader ~ '^(c|operator):.'),
  looked_at timestamptz(3) NOT NULL
);
CREATE INDEX gift_card_look_issue_id_idx ON gift_card_look (issue_id);

CREATE FUNCTION gift_card_look_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'looks at gift cards are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER gift_card_look_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_look
  FOR EACH STATEMENT EXECUTE FUNCTION gift_card_look_append_only();
