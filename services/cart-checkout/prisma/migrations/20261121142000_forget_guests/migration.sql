-- What ends with a guest's session is found by age. On columns that no change of a bag touches, so that those stay cheap.
CREATE INDEX cart_of_guest ON cart (created_at) WHERE owner LIKE 'a:%' AND state <> 'ordered';
CREATE INDEX shopping_list_of_guest ON shopping_list (id) WHERE owner LIKE 'a:%';
-- Placements that came to nothing and still name somebody.
CREATE INDEX placement_named ON placement (created_at) WHERE state = 'released' AND snapshot ->> 'email' <> '';
-- All of a cart, live or over: what a bag that goes is looked up by, also by the foreign key.
CREATE INDEX placement_cart ON placement (cart_id);
