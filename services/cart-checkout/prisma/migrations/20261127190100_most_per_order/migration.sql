-- The most pieces of the sku in one order; null: the usual limit.
ALTER TABLE stock_item ADD COLUMN most_per_order integer CONSTRAINT stock_item_most_per_order CHECK (most_per_order > 0);
