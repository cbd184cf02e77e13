-- Products that have no page, and relations to pieces of the same set.
ALTER TABLE product ADD COLUMN hide_on_site boolean NOT NULL DEFAULT false;
ALTER TABLE product_relation ADD COLUMN is_of_set boolean NOT NULL DEFAULT false;
