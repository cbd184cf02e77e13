-- The clock by which windows of counters begin and end; tests replace it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

-------------------------------------------------------------------------------------------------------------------------------------
-- Products. The lists of EU-11, EU-12, EU-14 and EU-15 are kept by the database
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE product (
  id                 uuid NOT NULL PRIMARY KEY,
  code               text NOT NULL,
  name               text NOT NULL,
  brand              text NOT NULL,
  description        text NOT NULL,
  product_type       text NOT NULL,
  gender             text,
  internal_sku       text NOT NULL,
  ean                text,
  dial_colour        text,
  case_size          numeric(4,1),
  gtm_category       text NOT NULL,
  gtm_b_category     text NOT NULL,
  price_upon_enquiry boolean NOT NULL,
  purchaseable       boolean NOT NULL,
  available_for_reserve_and_collect boolean NOT NULL,
  is_new             boolean NOT NULL,
  approval           text NOT NULL DEFAULT 'approved',
  launched_on        date NOT NULL,
  master_sku         text NOT NULL,
  content_hash       text NOT NULL,
  version            bigint NOT NULL DEFAULT 1,
  updated_at         timestamptz(3) NOT NULL DEFAULT now(),
  -- The aggregate version of what is published about how pages show a product: raised by its stock and its price windows too.
  display_version    bigint NOT NULL DEFAULT 0,
  -- The values for which a gift card is sold, in whole pounds; null and empty for every other product.
  gift_card_min_value     integer,
  gift_card_max_value     integer,
  gift_card_preset_values integer[] NOT NULL DEFAULT '{}',
  -- Working days in which a product is made to order, and its VAT category (EU-03).
  making_days        integer NOT NULL DEFAULT 0 CHECK (making_days >= 0),
  tax_category       text NOT NULL DEFAULT 'uk-vat-full' CHECK (tax_category IN ('uk-vat-full', 'uk-vat-half')),
  supplier_code      text,
  copy_status        text NOT NULL DEFAULT 'copyDone' CHECK (copy_status IN ('awaitingCopy', 'copyDone')),
  -- Live, discontinued, embargoed, expressions of interest only.
  buying_status      text NOT NULL DEFAULT 'L' CHECK (buying_status IN ('L', 'Z', 'E', 'I')),
  -- Whether it has no page.
  hide_on_site       boolean NOT NULL DEFAULT false,
  CONSTRAINT product_type_known CHECK (product_type IN (
    'watch', 'preowned-watch', 'wrist-wear', 'accessory', 'ring', 'neckwear', 'earrings', 'cufflinks', 'set', 'rolex',
    'rolex-preowned-watch', 'gift-card')),
  CONSTRAINT product_gender_known CHECK (gender IN ('male', 'female', 'children', 'unisex')),
  CONSTRAINT product_approval_known CHECK (approval IN (
    'new', 'imageRequested', 'ownBrandAwaitingSample', 'ownBrandWithPhotographer', 'awaitingCopy', 'awaitingEnrichment',
    'approved', 'onHold', 'archived'))
);
CREATE UNIQUE INDEX product_code_key ON product (code);

CREATE TABLE product_site (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  site       text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  slug       text NOT NULL,
  PRIMARY KEY (product_id, site)
);
CREATE UNIQUE INDEX product_site_site_slug_key ON product_site (site, slug);

CREATE TABLE variant (
  id                 uuid NOT NULL PRIMARY KEY,
  product_id         uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  sku                text NOT NULL,
  position           integer NOT NULL,
  ring_size_half_mm  integer CHECK (ring_size_half_mm BETWEEN 82 AND 152), -- 41 to 76 mm
  web_product_status text NOT NULL,
  approval           text NOT NULL DEFAULT 'approved',
  CONSTRAINT variant_approval_known CHECK (approval IN ('approved', 'archived'))
);
CREATE UNIQUE INDEX variant_sku_key ON variant (sku);
CREATE INDEX variant_product_id_position_idx ON variant (product_id, position);

CREATE TABLE media (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  position   integer NOT NULL,
  name       text NOT NULL,
  alt        text NOT NULL,
  site       text CHECK (site IN ('beaverbrooks', 'loupe')),
  -- Of a turn: how many pictures it has, name-01 onward; 1 for a still.
  frames     integer NOT NULL DEFAULT 1,
  PRIMARY KEY (product_id, position)
);

CREATE TABLE specification (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  position   integer NOT NULL,
  group_name text NOT NULL,
  name       text NOT NULL,
  value      text NOT NULL,
  PRIMARY KEY (product_id, position)
);

CREATE TABLE product_relation (
  product_id   uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  position     integer NOT NULL,
  related_code text NOT NULL,
  is_of_set    boolean NOT NULL DEFAULT false,
  PRIMARY KEY (product_id, position)
);

-- Versions of the same piece, the product itself among them: how a page offers them, what they differ in, and how.
CREATE TABLE product_version (
  product_id   uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  position     integer NOT NULL,
  type         text NOT NULL CHECK (type IN ('image', 'thumbnail', 'dropdown')),
  name         text NOT NULL,
  version_code text NOT NULL,
  label        text NOT NULL,
  PRIMARY KEY (product_id, position)
);

CREATE TABLE stock_level (
  sku     text NOT NULL PRIMARY KEY,
  level   text NOT NULL CHECK (level IN ('in', 'low', 'out')),
  version bigint NOT NULL
);

-------------------------------------------------------------------------------------------------------------------------------------
-- Prices
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE price (
  id                  bigserial PRIMARY KEY,
  variant_id          uuid NOT NULL REFERENCES variant ON DELETE CASCADE ON UPDATE CASCADE,
  site                text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  minor_units         integer NOT NULL CHECK (minor_units >= 0),
  was_minor_units     integer CHECK (was_minor_units > minor_units),
  was_was_minor_units integer CHECK (was_was_minor_units > was_minor_units),
  valid_from          timestamptz(3),
  valid_until         timestamptz(3) CHECK (valid_until > valid_from)
);
CREATE INDEX price_variant_id_site_idx ON price (variant_id, site);
-- The sweep asks every second which windows began or ended since.
CREATE INDEX price_valid_from_idx ON price (valid_from);
CREATE INDEX price_valid_until_idx ON price (valid_until);

-- What a variant costs on a site at a moment, for sorting: the rule of domain/price/price-at.ts, kept equal by a test.
CREATE FUNCTION price_at(wanted_variant uuid, wanted_site text, moment timestamptz) RETURNS integer
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT minor_units FROM price
  WHERE variant_id = wanted_variant AND site = wanted_site
    AND (valid_from IS NULL OR valid_from <= moment) AND (valid_until IS NULL OR moment < valid_until)
  ORDER BY (valid_from IS NULL AND valid_until IS NULL), valid_from DESC NULLS LAST, minor_units
  LIMIT 1;
END;

-- Until when the beginnings and ends of price windows have been published.
CREATE TABLE price_clock (
  singleton  boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  told_until timestamptz(3) NOT NULL DEFAULT now()
);
INSERT INTO price_clock DEFAULT VALUES;

-------------------------------------------------------------------------------------------------------------------------------------
-- Categories and brands
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE category (
  id               uuid NOT NULL PRIMARY KEY,
  site             text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  key              text NOT NULL,
  name             text NOT NULL,
  type             text NOT NULL,
  parent_id        uuid REFERENCES category ON DELETE CASCADE ON UPDATE CASCADE,
  position         integer NOT NULL,
  meta_title       text NOT NULL,
  meta_description text NOT NULL,
  description      text NOT NULL,
  image            text,
  listing_url      text NOT NULL,
  landing_url      text NOT NULL,
  in_menu          boolean NOT NULL,
  sells_rings      boolean NOT NULL DEFAULT false,
  CONSTRAINT category_type_known CHECK (type IN (
    'default', 'brand', 'range', 'product-type', 'rolex-collection', 'gift-card'))
);
CREATE UNIQUE INDEX category_site_key_key ON category (site, key);
CREATE UNIQUE INDEX category_site_listing_url_key ON category (site, listing_url);
CREATE UNIQUE INDEX category_site_landing_url_key ON category (site, landing_url);

CREATE TABLE product_category (
  product_id  uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  category_id uuid NOT NULL REFERENCES category ON DELETE CASCADE ON UPDATE CASCADE,
  position    integer NOT NULL,
  rank        integer NOT NULL,
  PRIMARY KEY (category_id, product_id)
);
CREATE INDEX product_category_product_id_idx ON product_category (product_id);

-- The brands of each site by number (EU-20). A number is given once: a brand that is no longer listed keeps its row.
CREATE TABLE brand (
  site         text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  key          text NOT NULL CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- As its products spell it.
  name         text NOT NULL,
  watch_id     integer CHECK (watch_id > 0),
  jewellery_id integer CHECK (jewellery_id > 0),
  introduction text NOT NULL,
  is_listed    boolean NOT NULL DEFAULT true,
  PRIMARY KEY (site, key),
  CHECK (watch_id IS NOT NULL OR jewellery_id IS NOT NULL)
);
CREATE UNIQUE INDEX brand_site_name_key ON brand (site, name);
CREATE UNIQUE INDEX brand_site_watch_id_key ON brand (site, watch_id);
CREATE UNIQUE INDEX brand_site_jewellery_id_key ON brand (site, jewellery_id);

-------------------------------------------------------------------------------------------------------------------------------------
-- Changes that the search index of each instance follows
-------------------------------------------------------------------------------------------------------------------------------------

-- Which products changed, and in which transaction. The search index of each instance reads the transactions that ended since it
-- last asked: by transaction id and snapshot, because a sequence shows numbers in another order than that of the commits. The key
-- begins with the transaction, so that two transactions never wait for each other here.
CREATE TABLE product_change (
  changed_in bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
  product_id uuid NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (changed_in, product_id)
);

CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'product' THEN
    INSERT INTO product_change (product_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'product_category' THEN
    INSERT INTO product_change (product_id) SELECT DISTINCT product_id FROM changed ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'price' THEN
    INSERT INTO product_change (product_id)
    SELECT DISTINCT v.product_id FROM changed c JOIN variant v ON v.id = c.variant_id ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO product_change (product_id)
    SELECT DISTINCT v.product_id FROM changed c JOIN variant v ON v.sku = c.sku ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER product_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER product_updated AFTER UPDATE ON product REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER product_deleted AFTER DELETE ON product REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER place_inserted AFTER INSERT ON product_category REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER place_updated AFTER UPDATE ON product_category REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER place_deleted AFTER DELETE ON product_category REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER price_inserted AFTER INSERT ON price REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER price_updated AFTER UPDATE ON price REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER price_deleted AFTER DELETE ON price REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER level_inserted AFTER INSERT ON stock_level REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER level_updated AFTER UPDATE ON stock_level REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

-------------------------------------------------------------------------------------------------------------------------------------
-- What merchandisers write by `npm run catalog`: the places of products, words that mean the same, and where words lead
-------------------------------------------------------------------------------------------------------------------------------------

-- A rule holds for the listing of a category (its key) or for a search (its words, folded).
CREATE TABLE merchandise_rule (
  site        text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  place_type  text NOT NULL CHECK (place_type IN ('category', 'query')),
  place       text NOT NULL,
  product_id  uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  rule        text NOT NULL CHECK (rule IN ('pin', 'boost', 'bury')),
  position    integer CHECK ((rule = 'pin') = (position IS NOT NULL) AND position > 0), -- from 1
  valid_from  timestamptz(3),
  valid_until timestamptz(3) CHECK (valid_until > valid_from),
  PRIMARY KEY (site, place_type, place, product_id)
);

CREATE TABLE search_synonym (
  site  text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  word  text NOT NULL,
  means text NOT NULL,
  PRIMARY KEY (site, word, means)
);

CREATE TABLE search_redirect (
  site  text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  words text NOT NULL,
  url   text NOT NULL CHECK (url LIKE '/%' AND url NOT LIKE '//%'),
  PRIMARY KEY (site, words)
);

-- Each instance keeps these tables in memory, and reads them again when this number has risen.
CREATE TABLE curation_revision (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  revision  bigint NOT NULL DEFAULT 0
);
INSERT INTO curation_revision DEFAULT VALUES;

CREATE FUNCTION raise_curation_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE curation_revision SET revision = revision + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER rule_changed AFTER INSERT OR UPDATE OR DELETE ON merchandise_rule
  FOR EACH STATEMENT EXECUTE FUNCTION raise_curation_revision();
CREATE TRIGGER synonym_changed AFTER INSERT OR UPDATE OR DELETE ON search_synonym
  FOR EACH STATEMENT EXECUTE FUNCTION raise_curation_revision();
CREATE TRIGGER redirect_changed AFTER INSERT OR UPDATE OR DELETE ON search_redirect
  FOR EACH STATEMENT EXECUTE FUNCTION raise_curation_revision();
CREATE TRIGGER brand_changed AFTER INSERT OR UPDATE OR DELETE ON brand
  FOR EACH STATEMENT EXECUTE FUNCTION raise_curation_revision();

-------------------------------------------------------------------------------------------------------------------------------------
-- What shoppers did and wrote
-------------------------------------------------------------------------------------------------------------------------------------

-- In how many orders two products were bought together. Nothing says who bought them.
CREATE TABLE bought_together (
  site       text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  product_id uuid NOT NULL,
  other_id   uuid NOT NULL CHECK (other_id <> product_id),
  times      integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (site, product_id, other_id)
);

-- In how many visits two products were looked at one after the other. Counts half after 30 days, so that last year's pieces give way.
CREATE TABLE viewed_together (
  site       text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  product_id uuid NOT NULL,
  other_id   uuid NOT NULL CHECK (other_id <> product_id),
  times      integer NOT NULL CHECK (times > 0),
  halved_at  timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (site, product_id, other_id)
);
CREATE INDEX viewed_together_halved_at_idx ON viewed_together (halved_at);

-- What shoppers wrote about products. Only those that a moderator approved are shown.
CREATE TABLE review (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  site       text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  product_id uuid NOT NULL REFERENCES product,
  rating     integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title      text NOT NULL,
  text       text NOT NULL,
  nickname   text NOT NULL,
  state      text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
  written_at timestamptz(3) NOT NULL
);
CREATE INDEX review_shown ON review (product_id, site, written_at DESC) WHERE state = 'approved';
CREATE INDEX review_waiting ON review (written_at) WHERE state = 'waiting';

-------------------------------------------------------------------------------------------------------------------------------------
-- Counters of attempts
-------------------------------------------------------------------------------------------------------------------------------------

-- Unlogged: a crash of the database empties them, and nothing else depends on them.
CREATE UNLOGGED TABLE rate_limit (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_resets_at_idx ON rate_limit (resets_at);

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
