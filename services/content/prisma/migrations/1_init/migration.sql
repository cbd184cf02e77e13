-------------------------------------------------------------------------------------------------------------------------------------
-- Content: items, and the slots of pages in which they are shown
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE content_item (
  id           uuid NOT NULL PRIMARY KEY,
  site         text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  delivery_key text NOT NULL,
  schema       text NOT NULL,
  body         jsonb NOT NULL,
  ab_groups    text NOT NULL DEFAULT '',
  live_from    timestamptz(3),
  live_until   timestamptz(3),
  -- Whether the last published state said it is live: the moment of going live is an event of its own.
  told_live    boolean NOT NULL,
  content_hash text NOT NULL,
  version      bigint NOT NULL DEFAULT 1,
  updated_at   timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (live_until > live_from)
);
CREATE UNIQUE INDEX content_item_site_delivery_key_key ON content_item (site, delivery_key);

-- One rule for all who ask, by the database's clock: shown from live_from on, and no more at live_until.
CREATE FUNCTION is_live(item content_item) RETURNS boolean
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT (item.live_from IS NULL OR item.live_from <= now()) AND (item.live_until IS NULL OR now() < item.live_until);
END;

-- What a preview shows: what is live at its moment, or without one, everything that has not ended, begun or not.
CREATE FUNCTION is_previewed(item content_item, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT (at IS NULL OR item.live_from IS NULL OR item.live_from <= at)
    AND (item.live_until IS NULL OR coalesce(at, now()) < item.live_until);
END;

CREATE TABLE slot_item (
  site             text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  slot_key         text NOT NULL,
  position         integer NOT NULL,
  item_id          uuid NOT NULL REFERENCES content_item ON DELETE CASCADE ON UPDATE CASCADE,
  -- The seed keeps the places that an editor has given.
  placed_by_editor boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site, slot_key, position)
);
CREATE INDEX slot_item_item_id_idx ON slot_item (item_id);

-------------------------------------------------------------------------------------------------------------------------------------
-- What editors write
-------------------------------------------------------------------------------------------------------------------------------------

-- A named moment at which items go live together; editors preview the shop as it will be then.
CREATE TABLE edition (
  site      text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  code      text NOT NULL,
  name      text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  PRIMARY KEY (site, code)
);

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

-- The rule of is_previewed() for the window of a draft.
CREATE FUNCTION is_previewed_window(live_from timestamptz, live_until timestamptz, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT (at IS NULL OR live_from IS NULL OR live_from <= at)
    AND (live_until IS NULL OR coalesce(at, now()) < live_until);
END;

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

-------------------------------------------------------------------------------------------------------------------------------------
-- Shops: their menus, limits and groups
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE navigation_item (
  id           uuid NOT NULL PRIMARY KEY,
  site         text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  menu         text NOT NULL CHECK (menu IN ('main', 'utility', 'footer', 'legal')),
  parent_id    uuid REFERENCES navigation_item ON DELETE CASCADE ON UPDATE CASCADE,
  position     integer NOT NULL,
  label        text NOT NULL,
  url          text CHECK (url LIKE '/%' AND url NOT LIKE '//%'),
  category_key text
);
CREATE INDEX navigation_item_site_idx ON navigation_item (site);
CREATE INDEX navigation_item_parent_id_idx ON navigation_item (parent_id);

-- The limits of a shop are configured here and nowhere else (CO-14).
CREATE TABLE shop (
  site                text NOT NULL PRIMARY KEY CHECK (site IN ('beaverbrooks', 'loupe')),
  name                text NOT NULL,
  phone               text NOT NULL,
  promise             text NOT NULL,
  wishlist_page_size  integer NOT NULL DEFAULT 60 CHECK (wishlist_page_size BETWEEN 1 AND 100),
  wishlist_mini_limit integer NOT NULL DEFAULT 5 CHECK (wishlist_mini_limit BETWEEN 1 AND 100),
  cart_mini_limit     integer NOT NULL DEFAULT 5 CHECK (cart_mini_limit BETWEEN 1 AND 100),
  version             bigint NOT NULL DEFAULT 1, -- of the limits: incremented by each change
  told_version        bigint NOT NULL DEFAULT 0, -- the last one that was published
  -- CO-07, CO-14: from this price on, in pence, messages tell interest-bearing credit before interest-free credit. payments-finance has the
  -- same amount until a shop's limits are published.
  ibc_finance_message_threshold integer NOT NULL DEFAULT 100000
    CHECK (ibc_finance_message_threshold BETWEEN 1 AND 10000000)
);

-- Who changed the limits of a shop, and to what. Append-only.
CREATE TABLE limit_change (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site       text NOT NULL REFERENCES shop (site) ON DELETE CASCADE,
  limits     jsonb NOT NULL,
  operator   text NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE ab_group (
  site     text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  code     text NOT NULL,
  position integer NOT NULL,
  weight   integer NOT NULL CHECK (weight > 0),
  PRIMARY KEY (site, code)
);

-------------------------------------------------------------------------------------------------------------------------------------
-- Messages: what every service that publishes or consumes keeps, as in packages/messaging/sql/messaging.sql
-------------------------------------------------------------------------------------------------------------------------------------

-- Debezium's outbox columns (id, aggregatetype, aggregateid, type, payload), so either our relay or Debezium drains it.
CREATE TABLE outbox (
  seq               bigserial PRIMARY KEY,
  id                uuid NOT NULL UNIQUE,
  aggregatetype     text NOT NULL, -- the topic
  aggregateid       text NOT NULL, -- the record key
  aggregate_version bigint NOT NULL,
  type              text NOT NULL,
  payload           bytea NOT NULL, -- the whole encoded envelope
  occurred_at       timestamptz(3) NOT NULL,
  published_at      timestamptz(3)
);
CREATE INDEX outbox_unpublished ON outbox (seq) WHERE published_at IS NULL;

-- One row per message a consumer has acted on, written in the transaction of its effect.
CREATE TABLE inbox (
  consumer    text NOT NULL,
  message_id  uuid NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, message_id)
);
CREATE INDEX inbox_received ON inbox (received_at);

-- A key whose message was poisoned: later messages of the key go to the dead-letter topic behind it until it is replayed.
CREATE TABLE parked_key (
  consumer  text NOT NULL,
  topic     text NOT NULL,
  key       text NOT NULL,
  reason    text NOT NULL,
  parked_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic, key)
);

-- Written by the relay when it becomes leader, to check that it can mark the rows that it will send.
CREATE TABLE relay_lead (
  singleton   boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  backend_pid integer NOT NULL,
  since       timestamptz(3) NOT NULL
);

-- A consumer group has read a topic to its end once: its projection is complete and is served without the broker.
CREATE TABLE caught_up_topic (
  consumer     text NOT NULL,
  topic        text NOT NULL,
  caught_up_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic)
);

-- How far each partition of the service's topics goes by what this database has published. A partition that goes on beyond it, with
-- events that the outbox does not know, was written by a later state of this database: it has been restored.
CREATE TABLE published_offset (
  topic       text NOT NULL,
  partition   integer NOT NULL,
  last_offset bigint NOT NULL,
  PRIMARY KEY (topic, partition)
);

-- Written by a restore: between the moment that the database was restored to and the restore itself, events were published whose effects
-- it has lost. One that cannot be handled is about something that does not exist any more.
CREATE TABLE lost_window (
  restored_to timestamptz(3) NOT NULL,
  until       timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (restored_to, until)
);
