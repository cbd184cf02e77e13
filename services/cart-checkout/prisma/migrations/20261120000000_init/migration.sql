-- The clock every deadline and price window is written and judged by: the database's, so that instances agree.
-- A function, so that tests can move it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

-- What this service knows of the catalogue, from catalog.product.v1. Variants that leave a product stay, unlisted:
-- carts and their prices still speak of them.
CREATE TABLE product_projection (
  id                 uuid PRIMARY KEY,
  version            bigint NOT NULL,
  key                text NOT NULL,
  sites              text[] NOT NULL,
  name               text NOT NULL,
  brand              text NOT NULL,
  product_type       text NOT NULL,
  image              text NOT NULL,
  urls               jsonb NOT NULL,
  category_keys      text[] NOT NULL,
  price_upon_enquiry boolean NOT NULL,
  purchaseable       boolean NOT NULL,
  approved           boolean NOT NULL,
  gtm_category       text NOT NULL,
  gtm_b_category     text NOT NULL,
  projected_at       timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE variant_projection (
  sku                text PRIMARY KEY,
  id                 uuid NOT NULL UNIQUE,
  product_id         uuid NOT NULL REFERENCES product_projection,
  ring_size_half_mm  integer NOT NULL,
  web_product_status text NOT NULL,
  approved           boolean NOT NULL,
  listed             boolean NOT NULL,
  -- [{site, currency, minorUnits, validFromMs, validUntilMs}]; 0 leaves a window open on that side
  prices             jsonb NOT NULL
);
CREATE INDEX variant_projection_product ON variant_projection (product_id);

-- The stock ledger: movements fold to on_hand, held reservations to reserved.
CREATE TABLE stock_item (
  sku      text PRIMARY KEY,
  on_hand  integer NOT NULL CONSTRAINT stock_item_on_hand CHECK (on_hand >= 0),
  reserved integer NOT NULL DEFAULT 0,
  -- Rises with every change of on_hand; the version of the published level.
  version  bigint NOT NULL DEFAULT 1,
  CONSTRAINT stock_item_reserved CHECK (reserved >= 0 AND reserved <= on_hand)
) WITH (fillfactor = 50); -- room beside a hot row for its next versions, so that no index is touched

CREATE TABLE stock_movement (
  id           bigserial PRIMARY KEY,
  sku          text NOT NULL REFERENCES stock_item,
  kind         text NOT NULL CHECK (kind IN ('receipt', 'sale')),
  quantity     integer NOT NULL CHECK (quantity <> 0),
  placement_id uuid,
  moved_at     timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX stock_movement_sku ON stock_movement (sku);
CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE ON stock_movement
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE cart (
  id                   uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Permuted, this becomes the order number; with key_suffix, the cart key.
  number               bigserial NOT NULL UNIQUE,
  key_suffix           text NOT NULL DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 8),
  site                 text NOT NULL,
  owner                text NOT NULL,
  state                text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'ordered')),
  version              integer NOT NULL DEFAULT 1,
  -- The live placement, or the one that ordered it. On the cart's own row, so that a write which waited for the row
  -- judges it as it is now and not as its snapshot had it.
  placement_id         uuid,
  shipping_method      text,
  shipping_address     jsonb,
  billing_address      jsonb,
  guest_email          text,
  marketing_preference jsonb,
  created_at           timestamptz(3) NOT NULL DEFAULT now(),
  updated_at           timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX cart_one_active_per_owner ON cart (site, owner) WHERE state = 'active';

CREATE TABLE line_item (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  cart_id          uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  sku              text NOT NULL REFERENCES variant_projection,
  quantity         integer NOT NULL CONSTRAINT line_item_quantity CHECK (quantity BETWEEN 1 AND 99),
  price_when_added integer NOT NULL,
  added_at         timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (cart_id, sku)
);

CREATE TABLE placement (
  id              uuid PRIMARY KEY,
  cart_id         uuid NOT NULL REFERENCES cart,
  site            text NOT NULL,
  owner           text NOT NULL,
  state           text NOT NULL CHECK (state IN ('started', 'reserved', 'authorising', 'challenge', 'authorised', 'placed', 'cancelling', 'released')),
  version         integer NOT NULL DEFAULT 1,
  attempt         integer NOT NULL DEFAULT 1,
  idempotency_key text NOT NULL,
  request_hash    text NOT NULL,
  order_number    text NOT NULL,
  -- Lines, prices, tax, addresses and e-mail as claimed; the order is a copy of it.
  snapshot        jsonb NOT NULL,
  -- Why it was cancelled, as told to the shopper; null while live and when placed.
  reply           jsonb,
  -- When a sweeper asks about it; null once it is over.
  due_at          timestamptz(3),
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT placement_due CHECK ((due_at IS NULL) = (state IN ('placed', 'released')))
);
CREATE UNIQUE INDEX placement_one_live_per_cart ON placement (cart_id) WHERE state NOT IN ('placed', 'released');
CREATE UNIQUE INDEX placement_idempotency_key ON placement (site, owner, idempotency_key);
CREATE INDEX placement_due_at ON placement (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE reservation (
  placement_id uuid NOT NULL REFERENCES placement,
  sku          text NOT NULL REFERENCES stock_item,
  quantity     integer NOT NULL CHECK (quantity > 0),
  state        text NOT NULL CHECK (state IN ('held', 'claimed', 'released')),
  PRIMARY KEY (placement_id, sku)
);

CREATE TABLE sales_order (
  id               uuid PRIMARY KEY,
  order_number     text NOT NULL UNIQUE,
  cart_key         text NOT NULL UNIQUE,
  cart_id          uuid NOT NULL UNIQUE REFERENCES cart,
  placement_id     uuid NOT NULL UNIQUE REFERENCES placement,
  site             text NOT NULL,
  owner            text NOT NULL,
  email            text NOT NULL,
  status           text NOT NULL DEFAULT 'ENTERED' CHECK (status IN ('QUOTED', 'ENTERED', 'PROMISED', 'IN_PICKING', 'PART_SHIPPED', 'INVOICED', 'CANCELLED', 'MANUAL_HOLD', 'BATCH_HOLD', 'CREDIT_HOLD', 'SHIPPED', 'QUOTE_CONVERTED', 'COMPLETED', 'PART_CANCELLED', 'DELETED')),
  currency         text NOT NULL,
  subtotal         integer NOT NULL,
  discount         integer NOT NULL,
  shipping         integer NOT NULL,
  total            integer NOT NULL,
  goods_tax        integer NOT NULL,
  tax              integer NOT NULL,
  shipping_method  jsonb NOT NULL,
  shipping_address jsonb NOT NULL,
  billing_address  jsonb NOT NULL,
  deliver_by       date NOT NULL,
  placed_at        timestamptz(3) NOT NULL,
  CONSTRAINT sales_order_total CHECK (total = subtotal - discount + shipping)
);
CREATE INDEX sales_order_owner ON sales_order (site, owner, placed_at);

CREATE TABLE order_line (
  order_id   uuid NOT NULL REFERENCES sales_order,
  position   integer NOT NULL,
  sku        text NOT NULL,
  product_id uuid NOT NULL,
  quantity   integer NOT NULL CHECK (quantity > 0),
  unit_price integer NOT NULL CHECK (unit_price >= 0),
  -- The whole line as the shopper saw it: names, picture, sizes, delivery.
  snapshot   jsonb NOT NULL,
  PRIMARY KEY (order_id, position)
);

CREATE TABLE order_tender (
  order_id      uuid NOT NULL REFERENCES sales_order,
  id            text NOT NULL,
  method        text NOT NULL,
  amount        integer NOT NULL,
  masked_number text NOT NULL,
  card_type     text NOT NULL,
  PRIMARY KEY (order_id, id)
);

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
