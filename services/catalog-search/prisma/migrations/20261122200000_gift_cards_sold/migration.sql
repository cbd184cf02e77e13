-- The values for which a gift card is sold, in whole pounds; null and empty for every other product.
ALTER TABLE product
  ADD COLUMN gift_card_min_value integer,
  ADD COLUMN gift_card_max_value integer,
  ADD COLUMN gift_card_preset_values integer[] NOT NULL DEFAULT '{}';
