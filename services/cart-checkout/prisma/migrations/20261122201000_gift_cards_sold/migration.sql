-- The values for which a gift card is sold, in whole pounds: {minValue, maxValue, presetValues}. Null for every other product.
ALTER TABLE product_projection ADD COLUMN gift_card jsonb;

-- A gift card's line has the sku of its value (GC0050), so that lines of different values are unique by (cart_id, sku), and instances of
-- the version before can still add to a bag. They join lines to variants by sku and do not see these lines; the total of such a bag
-- differs from the expected one, so they do not place it.
ALTER TABLE line_item
  ADD COLUMN gift_card_sku text REFERENCES variant_projection (sku), -- the variant of which the value was chosen; null for other pieces
  ADD COLUMN gift_card_value integer CONSTRAINT line_item_gift_card_value CHECK (gift_card_value BETWEEN 1 AND 9999), -- whole pounds
  ADD CONSTRAINT line_item_gift_card CHECK ((gift_card_sku IS NULL) = (gift_card_value IS NULL)),
  DROP CONSTRAINT line_item_sku_fkey;
