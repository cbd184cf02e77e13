-- What merchandisers write by `npm run catalog`: the places of products, words that mean the same, and where words lead.

-- A rule holds for the listing of a category (its key) or for a search (its words, folded).
CREATE TABLE merchandise_rule (
  site        text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  place_type  text NOT NULL CHECK (place_type IN ('category', 'query')),
  place       text NOT NULL,
  product_id  uuid NOT NULL REFERENCES product ON DELETE CASCADE ON UPDATE CASCADE,
  rule        text NOT NULL CHECK (rule IN ('pin', 'boost', 'bury')),
  position    integer CHECK ((rule = 'pin') = (position IS NOT NULL) AND position > 0), -- from 1
  valid_from  timestamptz(3),
  valid_until timestamptz(3) CHECK (valid_until > valid_from),
  PRIMARY KEY (site, place_type, place, product_id)
);

CREATE TABLE search_synonym (
  site  text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  word  text NOT NULL,
  means text NOT NULL,
  PRIMARY KEY (site, word, means)
);

CREATE TABLE search_redirect (
  site  text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  words text NOT NULL,
  url   text NOT NULL CHECK (url LIKE '/%' AND url NOT LIKE '//%'),
  PRIMARY KEY (site, words)
);

-- Each instance keeps these tables in memory, and reads them again when this number has risen.
CREATE TABLE curation_revision (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  revision  bigint NOT NULL DEFAULT 0
);
INSERT INTO curation_revision DEFAULT VALUES;

CREATE FUNCTION raise_curation_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE curation_revision SET revision = revision + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER rule_changed AFTER INSERT OR UPDATE OR DELETE ON merchandise_rule
  FOR EACH STATEMENT EXECUTE FUNCTION raise_curation_revision();
CREATE TRIGGER synonym_changed AFTER INSERT OR UPDATE OR DELETE ON search_synonym
  FOR EACH STATEMENT EXECUTE FUNCTION raise_curation_revision();
CREATE TRIGGER redirect_changed AFTER INSERT OR UPDATE OR DELETE ON search_redirect
  FOR EACH STATEMENT EXECUTE FUNCTION raise_curation_revision();
