-- The clock by which every deadline and price window is written and judged: the database's, so that instances agree. A function, so that
-- tests can replace it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;

-------------------------------------------------------------------------------------------------------------------------------------
-- What this service knows of the catalogue, of content, of stores and of customers, as their services last published it
-------------------------------------------------------------------------------------------------------------------------------------

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
  projected_at       timestamptz(3) NOT NULL DEFAULT now(),
  -- What a list shows of a product beside what a bag does.
  internal_sku       text NOT NULL,
  master_sku         text NOT NULL,
  is_new             boolean NOT NULL,
  -- The values for which a gift card is sold, in whole pounds: {minValue, maxValue, presetValues}. Null for every other product.
  gift_card          jsonb,
  -- Working days in which a product is made to order, and its VAT category.
  making_days        int NOT NULL,
  tax_category       text NOT NULL CHECK (tax_category IN ('uk-vat-full', 'uk-vat-half')),
  -- Whether it has no page.
  hide_on_site       boolean NOT NULL
);
CREATE INDEX product_projection_key ON product_projection (key);

-- Variants that leave a product stay, unlisted: bags and their prices still name them.
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

-- What editors say of pieces (EN-10).
CREATE TABLE roundel (
  id           uuid PRIMARY KEY,
  version      bigint NOT NULL,
  site         text NOT NULL,
  -- Pieces show them in this order.
  delivery_key text NOT NULL,
  label        text NOT NULL,
  products     text[] NOT NULL,
  brands       text[] NOT NULL,
  shown        boolean NOT NULL,
  projected_at timestamptz(3) NOT NULL DEFAULT now()
);

-- The limits that content configures (CO-14).
CREATE TABLE site_limits (
  site                text PRIMARY KEY,
  version             bigint NOT NULL,
  wishlist_mini_limit integer NOT NULL,
  cart_mini_limit     integer NOT NULL,
  projected_at        timestamptz(3) NOT NULL DEFAULT now()
);
-- In force until content has published its own.
INSERT INTO site_limits (site, version, wishlist_mini_limit, cart_mini_limit) VALUES ('beaverbrooks', 0, 5, 5), ('loupe', 0, 5, 5);

-- A store that closes stays, for the bags that chose it.
CREATE TABLE store_projection (
  id              text PRIMARY KEY,
  version         bigint NOT NULL,
  key             text NOT NULL,
  sites           text[] NOT NULL,
  name            text NOT NULL,
  -- Address of its page by site.
  urls            jsonb NOT NULL,
  line1           text NOT NULL,
  line2           text NOT NULL,
  city            text NOT NULL,
  postal_code     text NOT NULL,
  country         text NOT NULL,
  phone           text NOT NULL,
  collects        boolean NOT NULL,
  -- Working days from order to collection.
  collection_days integer NOT NULL,
  closed_for_good boolean NOT NULL,
  projected_at    timestamptz(3) NOT NULL DEFAULT now(),
  -- {nation, closedWeekdays, closedDates, openDates}: the days on which a parcel can come to the store.
  collection_calendar jsonb NOT NULL,
  -- Post offices accept parcels for us.
  is_post_office  boolean NOT NULL
);
CREATE INDEX store_projection_key ON store_projection (key);

-- Ids and a digest, never a name, an address or an e-mail.
CREATE TABLE customer_projection (
  id           uuid PRIMARY KEY,
  version      bigint NOT NULL,
  site         text NOT NULL,
  -- Empty once erased.
  email_digest text NOT NULL,
  -- The guest order named at sign-up, which is looked at once, when the customer is first heard of. Empty for none.
  named_order  text NOT NULL,
  erased       boolean NOT NULL,
  projected_at timestamptz(3) NOT NULL DEFAULT now()
);

-------------------------------------------------------------------------------------------------------------------------------------
-- Stock: the sum of its movements is on_hand, the sum of what placements hold is reserved
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE stock_item (
  sku            text PRIMARY KEY,
  on_hand        integer NOT NULL CONSTRAINT stock_item_on_hand CHECK (on_hand >= 0),
  reserved       integer NOT NULL DEFAULT 0,
  -- Rises with every change of on_hand; the version of the published level.
  version        bigint NOT NULL DEFAULT 1,
  -- Of a sku that has buckets: the level that was published last, 'unknown' when it must be published again. Null without buckets.
  split_level    text CONSTRAINT stock_item_split_level CHECK (split_level IN ('in', 'low', 'out', 'unknown')),
  -- The most pieces of the sku in one order; null: the usual limit.
  most_per_order integer CONSTRAINT stock_item_most_per_order CHECK (most_per_order > 0),
  CONSTRAINT stock_item_reserved CHECK (reserved >= 0 AND reserved <= on_hand)
) WITH (fillfactor = 50); -- room beside a hot row for its next versions, so that no index is touched
CREATE INDEX stock_item_split ON stock_item (sku) WHERE split_level IS NOT NULL;

-- Pieces of a sku that is in great demand, spread over several rows, so that claims of it do not all wait for one. What is in buckets is
-- not in stock_item: a sku has the sum of both.
CREATE TABLE stock_bucket (
  sku      text NOT NULL REFERENCES stock_item,
  bucket   smallint NOT NULL CHECK (bucket > 0),
  on_hand  integer NOT NULL CONSTRAINT stock_bucket_on_hand CHECK (on_hand >= 0),
  reserved integer NOT NULL DEFAULT 0,
  PRIMARY KEY (sku, bucket),
  CONSTRAINT stock_bucket_reserved CHECK (reserved >= 0 AND reserved <= on_hand)
) WITH (fillfactor = 50);

CREATE TABLE stock_movement (
  id           bigserial PRIMARY KEY,
  sku          text NOT NULL REFERENCES stock_item,
  kind         text NOT NULL CHECK (kind IN ('receipt', 'sale', 'cancellation', 'return', 'adjustment', 'count')),
  quantity     integer NOT NULL CHECK (quantity <> 0),
  placement_id uuid,
  moved_at     timestamptz(3) NOT NULL DEFAULT now(),
  reason       text
);
CREATE INDEX stock_movement_sku ON stock_movement (sku);
CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE ON stock_movement
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Who changed the most pieces of a sku in one order. Append-only.
CREATE TABLE stock_limit_change (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku        text NOT NULL REFERENCES stock_item (sku),
  most       int,
  operator   text NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX stock_limit_change_sku ON stock_limit_change (sku);

-------------------------------------------------------------------------------------------------------------------------------------
-- Bags
-------------------------------------------------------------------------------------------------------------------------------------

-- A bag whose lines went into its customer's at sign-in is merged. One whose payment may wait for days goes with its placement (detached),
-- and is given back when that ends without an order (returned).
CREATE TABLE cart (
  id                   uuid PRIMARY KEY DEFAULT uuidv7(),
  -- Permuted, this becomes the order number; with key_suffix, the cart key.
  number               bigserial NOT NULL UNIQUE,
  key_suffix           text NOT NULL DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 8),
  site                 text NOT NULL,
  owner                text NOT NULL,
  state                text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'ordered', 'merged', 'detached', 'returned')),
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
  updated_at           timestamptz(3) NOT NULL DEFAULT now(),
  -- {store, address}: where it will be collected and by whom, as it was chosen; null for a courier. The courier's address stays beside it,
  -- for a shopper who changes their mind again.
  collection           jsonb,
  -- EU-04, as chosen by the shopper; null until then.
  payment_method       text,
  -- The chosen nominated day, and whether pieces that are ready earlier are sent apart.
  nominated_day        date,
  sent_apart           boolean NOT NULL DEFAULT false,
  -- What the shopper has entered, in that order; not every code applies.
  discount_codes       text[] NOT NULL DEFAULT '{}',
  -- The plan by which the shopper wants to pay over time (MU-05, MU-10): {product, type, deposit}.
  finance              jsonb
);
CREATE UNIQUE INDEX cart_one_active_per_owner ON cart (site, owner) WHERE state = 'active';
-- The bag of a guest that was merged while one of their requests was answered.
CREATE INDEX cart_merged ON cart (site, owner, updated_at) WHERE state = 'merged';
-- What ends with a guest's session is found by age. On columns that no change of a bag touches, so that those stay cheap.
CREATE INDEX cart_of_guest ON cart (created_at) WHERE owner LIKE 'a:%' AND state <> 'ordered';
-- What a person asks for by law. Bags that are shopped with are found by the index above, so that their changes do not pay for it.
CREATE INDEX cart_of_account ON cart (owner) WHERE owner LIKE 'c:%' AND state <> 'active';
CREATE INDEX cart_returned ON cart (updated_at) WHERE state = 'returned';
-- Names and addresses past their time are looked up by it.
CREATE INDEX cart_ordered_named ON cart (updated_at)
  WHERE state = 'ordered' AND (guest_email IS NOT NULL OR billing_address IS NOT NULL OR shipping_address IS NOT NULL);

-- A line is a piece with options: {"wristSize", "engraving", "giftWrap", "giftMessage", "giftCardValue", "recipient", "freeGiftOf"}.
-- options_key is their canonical JSON, empty without options. The sku of a line with options names them too (a digest after '~'), and that
-- of a gift card its value (GC0050), so that lines of a bag are unique by it.
CREATE TABLE line_item (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  cart_id          uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  sku              text NOT NULL,
  quantity         integer NOT NULL CONSTRAINT line_item_quantity CHECK (quantity BETWEEN 1 AND 99),
  price_when_added integer NOT NULL,
  added_at         timestamptz(3) NOT NULL DEFAULT now(),
  variant_sku      text REFERENCES variant_projection (sku), -- null for a line without options: its sku is the variant's
  options          jsonb NOT NULL DEFAULT '{}'
    CONSTRAINT line_item_gift_card_value CHECK ((options ->> 'giftCardValue')::integer BETWEEN 1 AND 9999), -- whole pounds
  options_key      text NOT NULL DEFAULT '',
  UNIQUE (cart_id, sku)
);

-- Gift cards of a bag, in the order in which they are used up. Number and PIN are stored by payments only, under this id, for the
-- bag and owner to which the card was added: merging bags at sign-in changes cart_id, but not these two.
CREATE TABLE cart_gift_card (
  cart_id       uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  id            text NOT NULL,
  masked_number text NOT NULL,
  balance       integer NOT NULL CONSTRAINT cart_gift_card_balance CHECK (balance >= 0), -- pence, as the provider last named it
  position      integer NOT NULL,
  added_to      uuid NOT NULL,
  added_by      text NOT NULL,
  PRIMARY KEY (cart_id, id)
);

-- The free gifts that the shopper has chosen. They become lines of the priced bag for as long as the bag earns them.
CREATE TABLE cart_gift (
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  origin  text NOT NULL, -- the promotion, and the line that earns it
  sku     text NOT NULL,
  PRIMARY KEY (cart_id, origin)
);

-- Bags as they were when their shopper shared them by link. The token in the link is nowhere stored; a row has nothing of its shopper.
CREATE TABLE shared_cart (
  token_hash bytea PRIMARY KEY,
  site       text NOT NULL,
  lines      jsonb NOT NULL, -- [{"sku", "quantity", "options"}], of options only the size and the value of a gift card
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX shared_cart_expires_at ON shared_cart (expires_at);

-------------------------------------------------------------------------------------------------------------------------------------
-- Lists: favourites on one site, the wishlist on the other
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE shopping_list (
  id        uuid PRIMARY KEY,
  site      text NOT NULL,
  owner     text NOT NULL,
  -- Products in it. On the list's own row, so that an add which waited for the row judges the limit as it is now.
  size      integer NOT NULL CONSTRAINT shopping_list_size CHECK (size >= 0),
  -- When it was last seen whether a guest's list is idle: each is looked at once in the time that it is kept, not all in every hour.
  looked_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (site, owner)
);
CREATE INDEX shopping_list_of_guest ON shopping_list (id) WHERE owner LIKE 'a:%';
CREATE INDEX shopping_list_looked_at ON shopping_list (looked_at) WHERE owner LIKE 'a:%';

CREATE TABLE shopping_list_item (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  list_id    uuid NOT NULL REFERENCES shopping_list,
  product_id uuid NOT NULL REFERENCES product_projection,
  -- Rounded to milliseconds, two products added one after the other may have the same time, and a merge then cannot tell which was added
  -- later.
  added_at   timestamptz(6) NOT NULL DEFAULT now(),
  -- What was chosen for a piece that was saved for later: {"sku", "options"}. Null for a product that was put on the list from its page.
  kept       jsonb,
  UNIQUE (list_id, product_id)
);

-------------------------------------------------------------------------------------------------------------------------------------
-- Promotions as data (ADR 43), and prices that were promised to one person (ADR 96)
-------------------------------------------------------------------------------------------------------------------------------------

-- Instances keep them in memory and read them again when a version changes.
CREATE TABLE promotion (
  key        text PRIMARY KEY,
  version    integer NOT NULL DEFAULT 1, -- incremented by each change
  state      text NOT NULL CONSTRAINT promotion_state CHECK (state IN ('draft', 'active', 'ended')),
  starts_at  timestamptz(3) NOT NULL,
  ends_at    timestamptz(3), -- null never ends
  definition jsonb NOT NULL, -- as written, without codes
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT promotion_window CHECK (ends_at > starts_at)
);

CREATE TABLE promotion_code (
  code                  text PRIMARY KEY,
  promotion_key         text NOT NULL REFERENCES promotion,
  max_uses              integer, -- null is unlimited
  max_uses_per_customer integer, -- null is unlimited
  uses                  integer NOT NULL DEFAULT 0, -- placements that hold a use, and orders; counted for codes with a limit only
  CONSTRAINT promotion_code_uses CHECK (uses >= 0 AND uses <= coalesce(max_uses, uses))
);
CREATE INDEX promotion_code_promotion ON promotion_code (promotion_key);

-- Uses by customer, of codes with a limit per customer: by owner, and by the digest of the e-mail.
CREATE TABLE code_customer (
  code     text NOT NULL REFERENCES promotion_code ON DELETE CASCADE,
  customer text NOT NULL,
  uses     integer NOT NULL,
  most     integer NOT NULL,
  PRIMARY KEY (code, customer),
  CONSTRAINT code_customer_uses CHECK (uses >= 0 AND uses <= most)
);

-- A price that one person may have for one piece, from stores.price-promise.v1. Its code is one of promotion_code with one use, so that a
-- claim uses it up like any other.
CREATE TABLE promised_price (
  id            uuid PRIMARY KEY,
  version       bigint NOT NULL,
  number        text NOT NULL,
  site          text NOT NULL,
  sku           text NOT NULL,
  price         integer NOT NULL CONSTRAINT promised_price_price CHECK (price > 0),
  valid_until   timestamptz(3) NOT NULL,
  code          text NOT NULL UNIQUE REFERENCES promotion_code,
  -- A customer, or the keyed digest of a guest's e-mail.
  customer_id   text NOT NULL,
  email_digest  text NOT NULL,
  email_key_id  text NOT NULL,
  CONSTRAINT promised_price_person CHECK ((customer_id = '') <> (email_digest = ''))
);
CREATE INDEX promised_price_valid_until ON promised_price (valid_until);
CREATE INDEX promised_price_customer ON promised_price (customer_id);

-------------------------------------------------------------------------------------------------------------------------------------
-- Placements: the steps from a bag to an order, and what they hold meanwhile
-------------------------------------------------------------------------------------------------------------------------------------

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
  -- The step-up that a bank asks for, kept so that every repeat of the request is sent to the bank in the same way:
  -- {stepUpUrl, accessToken, transactionId}, only while the shopper is at the bank.
  challenge       jsonb,
  -- The first challenge sets it, and it is never extended.
  challenge_until timestamptz(3),
  -- The tenders that pay for the order, in the order in which they are held; empty when it is free of charge.
  plan            jsonb NOT NULL,
  -- The counters of rate_limit on which it is counted while it has no order: an order takes it off them.
  hold_keys       text[] NOT NULL DEFAULT '{}',
  -- What it has been charged on each of hold_keys, in pieces x seconds, and the pieces it is charged for.
  hold_charge     integer NOT NULL DEFAULT 1,
  hold_weight     integer NOT NULL DEFAULT 0,
  -- Since when it holds stock, by clock().
  held_at         timestamptz(3),
  -- The counters of rate_limit on which it is counted if it ends without an order.
  ended_keys      text[] NOT NULL DEFAULT '{}',
  CONSTRAINT placement_due CHECK ((due_at IS NULL) = (state IN ('placed', 'released'))),
  CONSTRAINT placement_challenge CHECK (state <> 'challenge' OR (challenge IS NOT NULL AND challenge_until IS NOT NULL))
);
CREATE UNIQUE INDEX placement_one_live_per_cart ON placement (cart_id) WHERE state NOT IN ('placed', 'released');
CREATE UNIQUE INDEX placement_idempotency_key ON placement (site, owner, idempotency_key);
-- A shopper has one open application for a loan.
CREATE UNIQUE INDEX placement_open_application ON placement (site, owner)
  WHERE state NOT IN ('placed', 'released') AND plan @> '[{"method": "v12"}]';
CREATE INDEX placement_due_at ON placement (due_at) WHERE due_at IS NOT NULL;
-- All of a cart, live or over: what a bag that goes is looked up by, also by the foreign key.
CREATE INDEX placement_cart ON placement (cart_id);
-- Those that came to nothing and still name somebody, and those whose names are past their time.
CREATE INDEX placement_named ON placement (created_at) WHERE state = 'released' AND snapshot ->> 'email' <> '';
CREATE INDEX placement_placed_named ON placement (created_at) WHERE state = 'placed' AND snapshot ->> 'email' <> '';

CREATE TABLE reservation (
  placement_id uuid NOT NULL REFERENCES placement,
  sku          text NOT NULL REFERENCES stock_item,
  quantity     integer NOT NULL CHECK (quantity > 0),
  state        text NOT NULL CHECK (state IN ('held', 'claimed', 'released')),
  -- Of which bucket the pieces are; null: of stock_item.
  bucket       smallint,
  PRIMARY KEY (placement_id, sku)
);

-- A use of a code by a placement: held until the placement is placed (spent) or released (returned).
CREATE TABLE code_use (
  placement_id uuid NOT NULL REFERENCES placement ON DELETE CASCADE,
  code         text NOT NULL REFERENCES promotion_code ON DELETE CASCADE,
  customers    text[] NOT NULL, -- the keys of code_customer that count it
  counted      boolean NOT NULL, -- whether promotion_code.uses counts it
  state        text NOT NULL CONSTRAINT code_use_state CHECK (state IN ('held', 'spent', 'returned')),
  PRIMARY KEY (placement_id, code)
);
CREATE INDEX code_use_code_idx ON code_use (code);

-------------------------------------------------------------------------------------------------------------------------------------
-- Orders. Amounts in pence
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE sales_order (
  id                  uuid PRIMARY KEY,
  order_number        text NOT NULL UNIQUE,
  cart_key            text NOT NULL UNIQUE,
  cart_id             uuid NOT NULL UNIQUE REFERENCES cart,
  placement_id        uuid NOT NULL UNIQUE REFERENCES placement,
  site                text NOT NULL,
  owner               text NOT NULL,
  email               text NOT NULL,
  status              text NOT NULL DEFAULT 'ENTERED' CHECK (status IN ('QUOTED', 'ENTERED', 'PROMISED', 'IN_PICKING', 'PART_SHIPPED', 'INVOICED', 'CANCELLED', 'MANUAL_HOLD', 'BATCH_HOLD', 'CREDIT_HOLD', 'SHIPPED', 'QUOTE_CONVERTED', 'COMPLETED', 'PART_CANCELLED', 'DELETED')),
  currency            text NOT NULL,
  subtotal            integer NOT NULL,
  discount            integer NOT NULL,
  shipping            integer NOT NULL,
  total               integer NOT NULL,
  goods_tax           integer NOT NULL,
  tax                 integer NOT NULL,
  shipping_method     jsonb NOT NULL,
  shipping_address    jsonb NOT NULL,
  billing_address     jsonb NOT NULL,
  deliver_by          date NOT NULL,
  placed_at           timestamptz(3) NOT NULL,
  version             integer NOT NULL DEFAULT 1,
  -- Of the last event published; 1 is order-placed. Raised under the row's lock, so without gaps.
  event_version       bigint NOT NULL DEFAULT 1,
  -- The highest sequence of fulfilment's messages that was followed.
  fulfilment_sequence integer NOT NULL DEFAULT 0,
  -- For parcels, taken for them, and given back.
  charged             integer NOT NULL DEFAULT 0,
  captured            integer NOT NULL DEFAULT 0,
  refunded            integer NOT NULL DEFAULT 0,
  -- As in the placement's snapshot; null for a courier.
  collection_store    jsonb,
  -- The codes that applied: code, name and description.
  discount_codes      jsonb NOT NULL DEFAULT '[]',
  -- Whether there is money for what has not left yet, as payments said last; before that it is held. Of two states the later version wins.
  money_state         text NOT NULL DEFAULT 'held'
    CONSTRAINT sales_order_money_state CHECK (money_state IN ('held', 'taken', 'missing')),
  money_version       bigint NOT NULL DEFAULT 0,
  -- For which nothing is held any more.
  money_missing       integer NOT NULL DEFAULT 0,
  -- EU-23: what the lender says of the loan, by the version of payments' event. Null: nothing since it was signed.
  application_status  text,
  application_version bigint NOT NULL DEFAULT 0,
  CONSTRAINT sales_order_total CHECK (total = subtotal - discount + shipping),
  CONSTRAINT sales_order_charged CHECK (charged BETWEEN 0 AND total),
  CONSTRAINT sales_order_refunded CHECK (refunded BETWEEN 0 AND captured)
);
CREATE INDEX sales_order_owner ON sales_order (site, owner, placed_at);
-- What a guest asks for by law is found by the mailbox.
CREATE INDEX sales_order_of_guest ON sales_order (site, lower(email)) WHERE owner LIKE 'a:%';
CREATE INDEX sales_order_money_missing ON sales_order (id) WHERE money_state = 'missing';
-- For the nightly comparison of what was counted. A summary of pages is enough, and costs a placement nothing.
CREATE INDEX sales_order_placed ON sales_order USING brin (placed_at);
-- For the job that blanks who is named in orders whose time by law is over.
CREATE INDEX sales_order_contacts ON sales_order (placed_at) WHERE email <> '';

CREATE TABLE order_line (
  order_id        uuid NOT NULL REFERENCES sales_order,
  position        integer NOT NULL,
  sku             text NOT NULL,
  product_id      uuid NOT NULL,
  quantity        integer NOT NULL CHECK (quantity > 0),
  unit_price      integer NOT NULL CHECK (unit_price >= 0),
  -- The whole line as the shopper saw it: names, picture, sizes, delivery.
  snapshot        jsonb NOT NULL,
  shipped         integer NOT NULL DEFAULT 0,
  cancelled       integer NOT NULL DEFAULT 0,
  returned        integer NOT NULL DEFAULT 0,
  -- Charged for its shipped pieces, and of that given back.
  shipped_amount  integer NOT NULL DEFAULT 0,
  returned_amount integer NOT NULL DEFAULT 0,
  -- What each unit costs, the VAT within it, and what was taken off it (ADR 42). Parcels take units from the first, cancellations from the
  -- last.
  unit_amounts    integer[] NOT NULL,
  unit_tax        integer[] NOT NULL,
  discounts       jsonb NOT NULL DEFAULT '[]',
  -- Units whose making has begun.
  begun           integer NOT NULL DEFAULT 0,
  PRIMARY KEY (order_id, position),
  CONSTRAINT order_line_left CHECK (shipped >= 0 AND cancelled >= 0 AND shipped + cancelled <= quantity),
  CONSTRAINT order_line_returned CHECK (returned BETWEEN 0 AND shipped),
  CONSTRAINT order_line_returned_amount CHECK (returned_amount BETWEEN 0 AND shipped_amount),
  CONSTRAINT order_line_unit_amounts CHECK (cardinality(unit_amounts) = quantity AND 0 <= ALL (unit_amounts)),
  CONSTRAINT order_line_unit_tax CHECK (cardinality(unit_tax) = quantity AND 0 <= ALL (unit_tax)),
  CONSTRAINT order_line_begun CHECK (begun BETWEEN 0 AND quantity)
);

CREATE TABLE order_tender (
  order_id          uuid NOT NULL REFERENCES sales_order,
  id                text NOT NULL,
  method            text NOT NULL,
  amount            integer NOT NULL,
  masked_number     text NOT NULL,
  card_type         text NOT NULL,
  status            text NOT NULL DEFAULT 'payment_authorized' CONSTRAINT order_tender_status
    CHECK (status IN ('payment_init', 'payment_authorized', 'payment_captured', 'payment_failed', 'payment_refunded')),
  position          integer NOT NULL DEFAULT 0,
  remaining_balance integer, -- left on the gift card after this order; null for other methods
  PRIMARY KEY (order_id, id)
);

-- Attempts of shoppers to pay an order again whose money is missing. Each is a payment of its own; its id is the placement that payments
-- knows it by.
CREATE TABLE pay_again (
  id              uuid PRIMARY KEY,
  order_id        uuid NOT NULL REFERENCES sales_order,
  -- The version under which payments said that the money is missing.
  episode         bigint NOT NULL,
  amount          integer NOT NULL CONSTRAINT pay_again_amount CHECK (amount > 0),
  idempotency_key text NOT NULL,
  state           text NOT NULL CONSTRAINT pay_again_state
    CHECK (state IN ('authorising', 'challenge', 'authorised', 'cancelling', 'done', 'released')),
  version         integer NOT NULL DEFAULT 1,
  -- Why it was cancelled.
  reply           jsonb,
  challenge       jsonb,
  challenge_until timestamptz(3),
  -- When the sweeper looks at it; null once it has ended.
  due_at          timestamptz(3),
  created_at      timestamptz(3) NOT NULL
);
-- One at a time: an order is never authorised twice.
CREATE UNIQUE INDEX pay_again_live ON pay_again (order_id) WHERE state NOT IN ('done', 'released');
CREATE UNIQUE INDEX pay_again_idempotency_key ON pay_again (order_id, idempotency_key);
CREATE INDEX pay_again_due ON pay_again (due_at) WHERE due_at IS NOT NULL;

-- ST-13: whom orders have been told to, so that none is told twice, whatever browser shows it.
CREATE TABLE order_announcement (
  order_id uuid PRIMARY KEY REFERENCES sales_order (id),
  -- Somebody is telling it; lapses when they do not say that they have, and is set back when they do: others may be told at once.
  begun_at timestamptz(3) NOT NULL,
  -- STATISTICS, MARKETING and EXPERIENCE: a visitor may agree to one of them first and to another later.
  told     text[] NOT NULL DEFAULT '{}' CHECK (told <@ '{STATISTICS,MARKETING,EXPERIENCE}')
);

-- E-mails about an order that the mail server refused for good, or deferred until they were given up. The shopper sees on the order's page
-- that one is missing.
CREATE TABLE refused_email (
  order_id   uuid NOT NULL REFERENCES sales_order,
  -- The id of the message about the order, which every copy has.
  message    text NOT NULL,
  -- The server's code, such as 550; no-address, or given-up.
  reason     text NOT NULL,
  refused_at timestamptz(3) NOT NULL,
  PRIMARY KEY (order_id, message)
);

-------------------------------------------------------------------------------------------------------------------------------------
-- Fulfilment, by its own ids; lines are [{position, sku, quantity}]
-------------------------------------------------------------------------------------------------------------------------------------

-- Made-to-order and personalised pieces are captured when their making begins (ADR 62).
CREATE TABLE order_making (
  order_id      uuid NOT NULL REFERENCES sales_order (id),
  id            text NOT NULL,
  lines         jsonb NOT NULL,
  amount        integer NOT NULL CHECK (amount >= 0),
  delivery      integer NOT NULL DEFAULT 0 CHECK (delivery BETWEEN 0 AND amount),
  -- Captured so far, and when.
  taken         integer NOT NULL DEFAULT 0 CHECK (taken BETWEEN 0 AND amount),
  taken_at      timestamptz(3),
  event_version bigint NOT NULL,
  occurred_at   timestamptz(3) NOT NULL,
  recorded_at   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, id)
);

CREATE TABLE shipment (
  order_id      uuid NOT NULL REFERENCES sales_order,
  id            text NOT NULL,
  lines         jsonb NOT NULL,
  amount        integer NOT NULL CHECK (amount >= 0),
  event_version bigint NOT NULL,
  carrier       text,
  tracking_url  text,
  occurred_at   timestamptz(3) NOT NULL,
  recorded_at   timestamptz(3) NOT NULL DEFAULT now(),
  begun         integer NOT NULL DEFAULT 0,
  PRIMARY KEY (order_id, id)
);

CREATE TABLE cancellation (
  order_id      uuid NOT NULL REFERENCES sales_order,
  id            text NOT NULL,
  lines         jsonb NOT NULL,
  amount        integer NOT NULL CHECK (amount >= 0),
  event_version bigint NOT NULL,
  occurred_at   timestamptz(3) NOT NULL,
  recorded_at   timestamptz(3) NOT NULL DEFAULT now(),
  begun         integer NOT NULL DEFAULT 0,
  PRIMARY KEY (order_id, id)
);
CREATE INDEX cancellation_recorded_at_idx ON cancellation USING brin (recorded_at);

CREATE TABLE order_return (
  order_id      uuid NOT NULL REFERENCES sales_order,
  id            text NOT NULL,
  lines         jsonb NOT NULL,
  amount        integer NOT NULL CHECK (amount >= 0),
  event_version bigint NOT NULL,
  occurred_at   timestamptz(3) NOT NULL,
  recorded_at   timestamptz(3) NOT NULL DEFAULT now(),
  -- The delivery charge within the amount, as it was when the return was counted.
  delivery      integer NOT NULL DEFAULT 0 CHECK (delivery BETWEEN 0 AND amount),
  PRIMARY KEY (order_id, id)
);
CREATE INDEX order_return_recorded_at_idx ON order_return USING brin (recorded_at);

-- Orders that the warehouse refused because of a field (422). One is open until an operator sends it again, and stays as the record of that.
CREATE TABLE refused_dispatch (
  order_id    uuid NOT NULL REFERENCES sales_order,
  refused_at  timestamptz(3) NOT NULL,
  field       text NOT NULL,
  repeated_at timestamptz(3),
  -- The operator.
  repeated_by text,
  PRIMARY KEY (order_id, refused_at),
  CONSTRAINT refused_dispatch_repeated CHECK ((repeated_at IS NULL) = (repeated_by IS NULL))
);
CREATE UNIQUE INDEX refused_dispatch_open ON refused_dispatch (order_id) WHERE repeated_at IS NULL;

-- Messages of third parties, stored before they are answered and acted on afterwards, each as often as it takes.
CREATE TABLE webhook (
  provider        text NOT NULL,
  message_id      text NOT NULL,
  body            text NOT NULL,
  state           text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'failed')),
  attempts        integer NOT NULL DEFAULT 0,
  -- When a sweep takes it next; while one has it, when its lease ends.
  next_attempt_at timestamptz(3) NOT NULL,
  received_at     timestamptz(3) NOT NULL,
  -- What came of it, or what it waits for.
  outcome         text,
  PRIMARY KEY (provider, message_id)
);
CREATE INDEX webhook_due ON webhook (next_attempt_at) WHERE state = 'due';
-- Those that have ended are forgotten by age.
CREATE INDEX webhook_done ON webhook (received_at) WHERE state = 'done';
CREATE INDEX webhook_failed ON webhook (received_at) WHERE state = 'failed';

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
-- An administrator who erases a person blanks names and addresses in what nobody else may change; the service itself may not.
CREATE TRIGGER gift_card_resend_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_resend FOR EACH STATEMENT
  WHEN (current_setting('loupe.erasing', true) IS DISTINCT FROM 'on' OR current_user = 'cart_checkout')
  EXECUTE FUNCTION gift_card_resend_append_only();

-------------------------------------------------------------------------------------------------------------------------------------
-- Orders of the previous platform (EN-09), as imported
-------------------------------------------------------------------------------------------------------------------------------------

-- Everything that ships, cancels, returns or captures reads sales_order, so that nothing reaches these; and no statement can change one.
CREATE TABLE legacy_order (
  order_number text PRIMARY KEY CONSTRAINT legacy_order_number CHECK (order_number ~ '^(WW|LOU)[A-Z0-9]{3,17}$'),
  site         text NOT NULL,
  email        text NOT NULL,
  placed_at    timestamptz(3) NOT NULL,
  status       text NOT NULL CONSTRAINT legacy_order_status CHECK (status IN ('COMPLETED', 'CANCELLED')),
  total        integer NOT NULL CONSTRAINT legacy_order_total CHECK (total >= 0), -- pence
  document     jsonb NOT NULL, -- the line of the file, checked
  imported_at  timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX legacy_order_mailbox ON legacy_order (site, lower(email));
-- Those whose names the law no longer asks for.
CREATE INDEX legacy_order_named ON legacy_order (placed_at) WHERE email <> '';
-- But for an erasure, as above.
CREATE TRIGGER legacy_order_unchanged BEFORE UPDATE OR DELETE ON legacy_order FOR EACH ROW
  WHEN (current_setting('loupe.erasing', true) IS DISTINCT FROM 'on' OR current_user = 'cart_checkout')
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER legacy_order_kept BEFORE TRUNCATE ON legacy_order
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The customer of an order: from the file, or named at sign-up. Without a row it is found by number and e-mail only.
CREATE TABLE legacy_order_owner (
  order_number text PRIMARY KEY REFERENCES legacy_order,
  owner        text NOT NULL
);
CREATE INDEX legacy_order_owner_owner ON legacy_order_owner (owner);
CREATE TRIGGER legacy_order_owner_unchanged BEFORE UPDATE OR DELETE ON legacy_order_owner
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-------------------------------------------------------------------------------------------------------------------------------------
-- What the shop counts itself (ADR 109): no person, session, address or order
-------------------------------------------------------------------------------------------------------------------------------------

-- Days in London are made of minutes of UTC when they are read.
CREATE TABLE count_minute (
  minute timestamptz(3) NOT NULL CHECK (minute = date_trunc('minute', minute)),
  site   text NOT NULL,
  name   text NOT NULL,
  dim    text NOT NULL DEFAULT '',
  n      bigint NOT NULL,
  amount bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (minute, site, name, dim)
);

CREATE TABLE count_day (
  day     date NOT NULL,
  site    text NOT NULL,
  name    text NOT NULL,
  dim     text NOT NULL DEFAULT '',
  n       bigint NOT NULL,
  amount  bigint NOT NULL DEFAULT 0,
  minutes int NOT NULL,
  PRIMARY KEY (day, site, name, dim)
);

CREATE TABLE count_check (
  day        date NOT NULL,
  site       text NOT NULL,
  figure     text NOT NULL CHECK (figure IN ('sold', 'cancelled', 'returned', 'refunded')),
  counted    bigint NOT NULL,
  booked     bigint NOT NULL,
  checked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (day, site, figure)
);

-------------------------------------------------------------------------------------------------------------------------------------
-- Work that is run later
-------------------------------------------------------------------------------------------------------------------------------------

-- Stored with what causes it, gone once it was run or given up. For the columns see packages/database/src/later-work.ts.
CREATE TABLE later_work (
  id              text PRIMARY KEY,
  kind            text NOT NULL,
  payload         jsonb NOT NULL,
  attempts        integer NOT NULL,
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL,
  -- Work of one series is begun in the order of its numbers.
  series          text,
  number          bigint GENERATED ALWAYS AS IDENTITY,
  traceparent     text
);
-- A queue leases what is due of its own kinds.
CREATE INDEX later_work_kind_due ON later_work (kind, next_attempt_at, id);
-- A gauge names the oldest of each kind, also of a long backlog.
CREATE INDEX later_work_kind_age ON later_work (kind, created_at);
CREATE INDEX later_work_series ON later_work (series, number) WHERE series IS NOT NULL;

-- A queue is empty at one moment and long at the next, and Postgres keeps the plans that it made for an empty one: without these settings
-- it reads the whole backlog for each piece of work that is done.

-- Kind by kind, so that each index begins with what is due of it. What is being run holds its series until it is removed.
CREATE FUNCTION lease_later_work(kinds text[], most integer, seconds double precision)
RETURNS TABLE (id text, kind text, payload jsonb, attempts integer, "ageSeconds" double precision, traceparent text)
LANGUAGE sql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  WITH due AS (
    SELECT first.id FROM unnest(kinds) AS one (kind), LATERAL (
      SELECT w.id, w.next_attempt_at FROM later_work w
      WHERE w.kind = one.kind AND w.next_attempt_at <= clock() AND (w.series IS NULL OR NOT EXISTS (
        SELECT FROM later_work earlier WHERE earlier.series = w.series AND earlier.number < w.number))
      ORDER BY w.next_attempt_at, w.id LIMIT most FOR UPDATE OF w SKIP LOCKED
    ) AS first ORDER BY first.next_attempt_at, first.id LIMIT most
  )
  UPDATE later_work w SET attempts = w.attempts + 1, next_attempt_at = clock() + make_interval(secs => seconds)
  WHERE w.id = ANY (ARRAY(SELECT due.id FROM due))
  RETURNING w.id, w.kind, w.payload, w.attempts, extract(epoch FROM clock() - w.created_at)::double precision, w.traceparent
$$;

-- Both say whether other work of the series waits.
CREATE FUNCTION remove_later_work(done text) RETURNS boolean
LANGUAGE sql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  WITH was AS (DELETE FROM later_work WHERE id = done RETURNING series, number)
  SELECT EXISTS (SELECT FROM later_work next WHERE next.series = was.series AND next.number > was.number) FROM was
$$;

CREATE FUNCTION postpone_later_work(failed text, seconds double precision) RETURNS boolean
LANGUAGE sql SET enable_seqscan = off SET enable_bitmapscan = off AS $$
  WITH was AS (SELECT series, number FROM later_work WHERE id = failed), postponed AS (
    UPDATE later_work SET next_attempt_at = clock() + make_interval(secs => seconds), series = NULL WHERE id = failed
  )
  SELECT EXISTS (SELECT FROM later_work next WHERE next.series = was.series AND next.number > was.number) FROM was
$$;

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
