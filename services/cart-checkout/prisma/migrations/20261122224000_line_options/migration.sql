-- A line is a piece with options: {"wristSize", "engraving", "giftWrap", "giftMessage", "giftCardValue", "recipient", "freeGiftOf"}.
-- options_key is their canonical JSON, empty without options; lines of a cart are unique by variant and key.
--
-- Instances of the version before add with ON CONFLICT (cart_id, sku), so that constraint stays for one version: the sku of a line with
-- options names them too (a digest after '~'), as that of a gift card names its value. They do not see lines whose sku is no variant; the
-- total of such a bag differs from the expected one, so they do not place it. gift_card_sku and gift_card_value are written until the next
-- version, and a gift card's line that an old instance adds has no options: its value is read from its column.
ALTER TABLE line_item
  ADD COLUMN variant_sku text REFERENCES variant_projection (sku), -- null for a line without options: its sku is the variant's
  ADD COLUMN options     jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN options_key text NOT NULL DEFAULT '';

UPDATE line_item SET variant_sku = gift_card_sku, options = jsonb_build_object('giftCardValue', gift_card_value),
  options_key = '{"giftCardValue":' || gift_card_value || '}'
WHERE gift_card_value IS NOT NULL;
