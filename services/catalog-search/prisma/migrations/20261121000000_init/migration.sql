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
  updated_at         timestamptz(3) NOT NULL DEFAULT now()
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
  approval           text NOT NULL DEFAULT 'approved'
);
CREATE UNIQUE INDEX variant_sku_key ON variant (sku);
CREATE INDEX variant_product_id_position_idx ON variant (product_id, position);

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

CREATE TABLE media (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  position   integer NOT NULL,
  name       text NOT NULL,
  alt        text NOT NULL,
  site       text CHECK (site IN ('beaverbrooks', 'loupe')),
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
  in_menu          boolean NOT NULL
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

CREATE TABLE product_relation (
  product_id   uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  position     integer NOT NULL,
  related_code text NOT NULL,
  PRIMARY KEY (product_id, position)
);

CREATE TABLE stock_level (
  sku     text NOT NULL PRIMARY KEY,
  level   text NOT NULL CHECK (level IN ('in', 'low', 'out')),
  version bigint NOT NULL
);

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

-- A key whose message was poisoned: later messages of the key go to the dead-letter topic behind it until it is replayed.
CREATE TABLE parked_key (
  consumer  text NOT NULL,
  topic     text NOT NULL,
  key       text NOT NULL,
  reason    text NOT NULL,
  parked_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic, key)
);
