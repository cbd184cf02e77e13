-- A stretch in which a store's team does not take visitors, whether or not something was booked in it before. What is free of it is
-- claimed, and what becomes free when such a booking is moved or cancelled is claimed then.
CREATE TABLE diary_block (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resource_id uuid NOT NULL REFERENCES diary_resource,
  store_id    uuid NOT NULL REFERENCES store,
  note        text NOT NULL,
  starts_at   timestamptz(3) NOT NULL,
  ends_at     timestamptz(3) NOT NULL,
  CONSTRAINT diary_block_length CHECK (starts_at < ends_at AND ends_at - starts_at <= interval '25 hours')
);
CREATE INDEX diary_block_window ON diary_block (store_id, starts_at);

-- What a store's team changed in its diary besides appointments, and who did it.
CREATE TABLE diary_act (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES store,
  act      text NOT NULL CONSTRAINT diary_act_kind CHECK (act IN ('block', 'unblock', 'hours', 'pattern')),
  what     text NOT NULL,
  actor    text NOT NULL,
  done_at  timestamptz(3) NOT NULL
);
CREATE INDEX diary_act_store ON diary_act (store_id, id);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON diary_act FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Who of the store's team set these hours; null for those of the seed, which a later seed replaces.
ALTER TABLE opening_exception ADD COLUMN set_by text;

-- What the store's team wrote to the visitor with their last change; null when the last change was the visitor's.
ALTER TABLE appointment ADD COLUMN store_message text;
