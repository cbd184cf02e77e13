-- Who changed the most pieces of a sku in one order. Append-only.
CREATE TABLE stock_limit_change (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku        text NOT NULL REFERENCES stock_item (sku),
  most       int,
  operator   text NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX stock_limit_change_sku ON stock_limit_change (sku);
