-- The lists of EU-11, EU-12, EU-14 and EU-15, kept by the database. An unknown approval is one that shops do not show.
UPDATE product SET approval = 'awaitingEnrichment'
WHERE approval NOT IN ('new', 'imageRequested', 'ownBrandAwaitingSample', 'ownBrandWithPhotographer', 'awaitingCopy',
                       'awaitingEnrichment', 'approved', 'onHold', 'archived');
UPDATE variant SET approval = 'archived' WHERE approval NOT IN ('approved', 'archived');

ALTER TABLE product
  ADD COLUMN supplier_code text,
  ADD COLUMN copy_status text NOT NULL DEFAULT 'copyDone' CHECK (copy_status IN ('awaitingCopy', 'copyDone')),
  -- Live, discontinued, embargoed, expressions of interest only.
  ADD COLUMN buying_status text NOT NULL DEFAULT 'L' CHECK (buying_status IN ('L', 'Z', 'E', 'I')),
  ADD CONSTRAINT product_type_known CHECK (product_type IN (
    'watch', 'preowned-watch', 'wrist-wear', 'accessory', 'ring', 'neckwear', 'earrings', 'cufflinks', 'set', 'rolex',
    'rolex-preowned-watch', 'gift-card')),
  ADD CONSTRAINT product_gender_known CHECK (gender IN ('male', 'female', 'children', 'unisex')),
  ADD CONSTRAINT product_approval_known CHECK (approval IN (
    'new', 'imageRequested', 'ownBrandAwaitingSample', 'ownBrandWithPhotographer', 'awaitingCopy', 'awaitingEnrichment',
    'approved', 'onHold', 'archived'));
ALTER TABLE variant ADD CONSTRAINT variant_approval_known CHECK (approval IN ('approved', 'archived'));
ALTER TABLE category ADD CONSTRAINT category_type_known CHECK (type IN (
  'default', 'brand', 'range', 'product-type', 'rolex-collection', 'gift-card'));

-- Versions of the same piece, the product itself among them: how a page offers them, what they differ in, and how.
CREATE TABLE product_version (
  product_id   uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  position     integer NOT NULL,
  type         text NOT NULL CHECK (type IN ('image', 'thumbnail', 'dropdown')),
  name         text NOT NULL,
  version_code text NOT NULL,
  label        text NOT NULL,
  PRIMARY KEY (product_id, position)
);

-- The brands of each site by number (EU-20). A number is given once: a brand that is no longer listed keeps its row.
CREATE TABLE brand (
  site         text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  key          text NOT NULL CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- As its products spell it.
  name         text NOT NULL,
  watch_id     integer CHECK (watch_id > 0),
  jewellery_id integer CHECK (jewellery_id > 0),
  introduction text NOT NULL,
  is_listed    boolean NOT NULL DEFAULT true,
  PRIMARY KEY (site, key),
  CHECK (watch_id IS NOT NULL OR jewellery_id IS NOT NULL)
);
CREATE UNIQUE INDEX brand_site_name_key ON brand (site, name);
CREATE UNIQUE INDEX brand_site_watch_id_key ON brand (site, watch_id);
CREATE UNIQUE INDEX brand_site_jewellery_id_key ON brand (site, jewellery_id);
CREATE TRIGGER brand_changed AFTER INSERT OR UPDATE OR DELETE ON brand
  FOR EACH STATEMENT EXECUTE FUNCTION raise_curation_revision();

-- In how many orders two products were bought together. Nothing says who bought them.
CREATE TABLE bought_together (
  site          text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  product_id    uuid NOT NULL,
  other_id      uuid NOT NULL CHECK (other_id <> product_id),
  times         integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (site, product_id, other_id)
);
-- In how many visits two products were looked at one after the other.
CREATE TABLE viewed_together (
  site          text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  product_id    uuid NOT NULL,
  other_id      uuid NOT NULL CHECK (other_id <> product_id),
  times         integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (site, product_id, other_id)
);
