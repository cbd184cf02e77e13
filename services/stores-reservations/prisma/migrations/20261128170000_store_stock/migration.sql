-- Pieces of the catalogue, as it last published them.
CREATE TABLE product (
  id         uuid PRIMARY KEY,
  version    bigint NOT NULL,
  key        text NOT NULL,
  name       text NOT NULL,
  sites      text[] NOT NULL,
  reservable boolean NOT NULL
);

-- A sku can move from one product to another; one that no product lists stays, for the stock that stores have of it.
CREATE TABLE piece (
  sku               text PRIMARY KEY,
  product_id        uuid NOT NULL REFERENCES product,
  ring_size_half_mm integer NOT NULL,
  listed            boolean NOT NULL
);
CREATE INDEX piece_product ON piece (product_id);

-- What a store has, apart from the stock of orders. What was never counted is not promised: sales at the till are known by counts only.
CREATE TABLE store_stock (
  store_id   uuid NOT NULL REFERENCES store,
  sku        text NOT NULL,
  on_hand    integer NOT NULL DEFAULT 0 CONSTRAINT store_stock_on_hand CHECK (on_hand >= 0),
  keep_back  integer NOT NULL DEFAULT 0 CONSTRAINT store_stock_keep_back CHECK (keep_back >= 0),
  counted_at timestamptz(3),
  PRIMARY KEY (store_id, sku)
);
CREATE INDEX store_stock_sku ON store_stock (sku);

-- Append-only. On hand is the sum of a piece's movements but those of kind keep-back; kept back is the sum of these.
CREATE TABLE store_stock_movement (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id uuid NOT NULL,
  sku      text NOT NULL,
  kind     text NOT NULL CONSTRAINT store_stock_movement_kind
    CHECK (kind IN ('receipt', 'adjustment', 'count', 'transfer', 'keep-back')),
  quantity integer NOT NULL CONSTRAINT store_stock_movement_quantity CHECK (quantity <> 0),
  reason   text,
  operator text NOT NULL,
  moved_at timestamptz(3) NOT NULL,
  FOREIGN KEY (store_id, sku) REFERENCES store_stock
);
CREATE INDEX store_stock_movement_piece ON store_stock_movement (store_id, sku, moved_at);
