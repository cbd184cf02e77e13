-- Products that have no page, as the catalogue published them.
ALTER TABLE product_projection ADD COLUMN hide_on_site boolean NOT NULL DEFAULT false;
