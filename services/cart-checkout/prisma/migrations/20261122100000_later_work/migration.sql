-- Work that is run later: stored with what causes it, gone once it was run or given up. For the columns see src/later-work.ts.
CREATE TABLE later_work (
  id              text PRIMARY KEY,
  kind            text NOT NULL,
  payload         jsonb NOT NULL,
  attempts        integer NOT NULL,
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL
);
CREATE INDEX later_work_due ON later_work (next_attempt_at);

-- What was in the former tables moves here, and so does what an instance of the former version still stores in them.
CREATE FUNCTION move_list_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
  VALUES (NEW.id::text, 'list-email', jsonb_build_object('site', NEW.site, 'recipient', NEW.recipient, 'senderName', NEW.sender_name,
    'message', NEW.message, 'items', NEW.items, 'total', NEW.total), NEW.attempts, NEW.next_attempt_at, NEW.created_at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- The attempt that was made before it was put off counts now as well.
CREATE FUNCTION move_errand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
  VALUES (NEW.id, CASE NEW.errand ->> 'type' WHEN 'dispatch' THEN 'dispatch' ELSE 'order-email' END, NEW.errand,
    NEW.attempts + 1, NEW.next_attempt_at, NEW.created_at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER move BEFORE INSERT ON shopping_list_email FOR EACH ROW EXECUTE FUNCTION move_list_email();
CREATE TRIGGER move BEFORE INSERT ON order_errand FOR EACH ROW EXECUTE FUNCTION move_errand();

WITH waiting AS (DELETE FROM shopping_list_email RETURNING *) INSERT INTO shopping_list_email SELECT * FROM waiting;
WITH waiting AS (DELETE FROM order_errand RETURNING *) INSERT INTO order_errand SELECT * FROM waiting;
