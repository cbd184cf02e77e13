-- The chosen nominated day, and whether pieces that are ready earlier are sent apart.
ALTER TABLE cart ADD COLUMN nominated_day date;
ALTER TABLE cart ADD COLUMN sent_apart boolean NOT NULL DEFAULT false;

-- Post offices accept parcels for us; states of the version before are stores.
ALTER TABLE store_projection ADD COLUMN is_post_office boolean NOT NULL DEFAULT false;

-- Working days in which a product is made to order, and its VAT category; as the catalogue published them.
ALTER TABLE product_projection ADD COLUMN making_days int NOT NULL DEFAULT 0;
ALTER TABLE product_projection ADD COLUMN tax_category text NOT NULL DEFAULT 'uk-vat-full'
  CHECK (tax_category IN ('uk-vat-full', 'uk-vat-half'));
