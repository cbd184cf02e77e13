-- What was chosen for a piece that was saved for later: {"sku", "options"}. Null for a product that was put on the list from its page.
-- Instances of the version before write null.
ALTER TABLE shopping_list_item ADD COLUMN kept jsonb;
