-- What operators did to send a gift card to another address than that of its order: one row for each step.
CREATE TABLE gift_card_resend (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Its id in payments.
  issue_id     uuid NOT NULL,
  -- As the operator typed it: there may be no such order.
  order_number text NOT NULL,
  sent_to      text NOT NULL,
  operator     text NOT NULL CHECK (operator <> ''),
  outcome      text NOT NULL CHECK (outcome IN ('not-matching', 'matching', 'no-card', 'sent', 'refused', 'not-now')),
  at           timestamptz(3) NOT NULL
);
CREATE INDEX gift_card_resend_issue_id_idx ON gift_card_resend (issue_id);

CREATE FUNCTION gift_card_resend_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit of gift cards is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER gift_card_resend_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_resend
  FOR EACH STATEMENT EXECUTE FUNCTION gift_card_resend_append_only();
