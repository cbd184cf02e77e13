-- Pieces of a sku that is in great demand, spread over several rows, so that claims of it do not all wait for one. What is in buckets is
-- not in stock_item: a sku has the sum of both. The release before sells only what is in stock_item, so nothing may be split before all
-- instances have this one.
CREATE TABLE stock_bucket (
  sku      text NOT NULL REFERENCES stock_item,
  bucket   smallint NOT NULL CHECK (bucket > 0),
  on_hand  integer NOT NULL CONSTRAINT stock_bucket_on_hand CHECK (on_hand >= 0),
  reserved integer NOT NULL DEFAULT 0,
  PRIMARY KEY (sku, bucket),
  CONSTRAINT stock_bucket_reserved CHECK (reserved >= 0 AND reserved <= on_hand)
) WITH (fillfactor = 50);

-- Of a sku that has buckets: the level that was published last, 'unknown' when it must be published again. Null without buckets.
ALTER TABLE stock_item ADD COLUMN split_level text
  CONSTRAINT stock_item_split_level CHECK (split_level IN ('in', 'low', 'out', 'unknown'));
CREATE INDEX stock_item_split ON stock_item (sku) WHERE split_level IS NOT NULL;

-- Of which bucket the pieces are; null: of stock_item.
ALTER TABLE reservation ADD COLUMN bucket smallint;
