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

CREATE TABLE slot_item (
  site     text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  slot_key text NOT NULL,
  position integer NOT NULL,
  item_id  uuid NOT NULL REFERENCES content_item ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (site, slot_key, position)
);
CREATE INDEX slot_item_item_id_idx ON slot_item (item_id);

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

CREATE TABLE shop (
  site    text NOT NULL PRIMARY KEY CHECK (site IN ('beaverbrooks', 'loupe')),
  name    text NOT NULL,
  phone   text NOT NULL,
  promise text NOT NULL
);

CREATE TABLE ab_group (
  site     text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  code     text NOT NULL,
  position integer NOT NULL,
  weight   integer NOT NULL CHECK (weight > 0),
  PRIMARY KEY (site, code)
);
