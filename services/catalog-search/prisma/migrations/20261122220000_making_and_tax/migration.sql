-- Working days in which a product is made to order, and its VAT category (EU-03).
ALTER TABLE product
  ADD COLUMN making_days integer NOT NULL DEFAULT 0 CHECK (making_days >= 0),
  ADD COLUMN tax_category text NOT NULL DEFAULT 'uk-vat-full' CHECK (tax_category IN ('uk-vat-full', 'uk-vat-half'));
