-- The time that later work is judged by; a test may move it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

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

-- What was in the former table moves here, and so does what an instance of the former version still stores in it.
CREATE FUNCTION move_email_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO later_work (id, kind, payload, attempts, next_attempt_at, created_at)
  VALUES (NEW.id::text, NEW.kind, jsonb_build_object('site', NEW.site, 'email', NEW.email), NEW.attempts, NEW.due_at, NEW.created_at)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER move BEFORE INSERT ON email_job FOR EACH ROW EXECUTE FUNCTION move_email_job();

WITH waiting AS (DELETE FROM email_job RETURNING *) INSERT INTO email_job SELECT * FROM waiting;
