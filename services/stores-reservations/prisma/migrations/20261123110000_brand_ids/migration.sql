-- A store's brands by their numbers in the catalogue's tables of its site (EU-20). The lists of names stay: a maker may be in no table.
ALTER TABLE store
  ADD COLUMN watch_brand_ids     integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN jewellery_brand_ids integer[] NOT NULL DEFAULT '{}';
