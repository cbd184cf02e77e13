-- The position of its line in the order: several lines can be of one sku. Null for cards that the version before recorded.
ALTER TABLE issued_gift_card ADD COLUMN line integer CHECK (line > 0);
