-- What an editor has written and not published yet. An item that never was published has a row in content_item too, with an empty
-- body and a window that begins at infinity.
CREATE TABLE content_draft (
  item_id    uuid NOT NULL PRIMARY KEY REFERENCES content_item ON DELETE CASCADE ON UPDATE CASCADE,
  schema     text NOT NULL,
  body       jsonb NOT NULL,
  ab_groups  text NOT NULL,
  live_from  timestamptz(3),
  live_until timestamptz(3),
  -- Where it is placed when it is published; null leaves the item where it is.
  slot_key   text,
  position   integer CHECK (position >= 0),
  -- When it is published by itself; null waits for the command.
  due_at     timestamptz(3),
  edition    text,
  written_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (live_until > live_from)
);

-- Every state of an item that editors have published, and the one that they found.
CREATE TABLE content_version (
  item_id      uuid NOT NULL REFERENCES content_item ON DELETE CASCADE ON UPDATE CASCADE,
  number       integer NOT NULL,
  schema       text NOT NULL,
  body         jsonb NOT NULL,
  ab_groups    text NOT NULL,
  live_from    timestamptz(3),
  live_until   timestamptz(3),
  published_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The number of the version that a rollback has published again.
  restores     integer,
  PRIMARY KEY (item_id, number)
);

-- Places that an editor has given; the seed keeps them.
ALTER TABLE slot_item ADD COLUMN placed_by_editor boolean NOT NULL DEFAULT false;

-- The rule of is_previewed() for the window of a draft.
CREATE FUNCTION is_previewed_window(live_from timestamptz, live_until timestamptz, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT (at IS NULL OR live_from IS NULL OR live_from <= at)
    AND (live_until IS NULL OR coalesce(at, now()) < live_until);
END;
