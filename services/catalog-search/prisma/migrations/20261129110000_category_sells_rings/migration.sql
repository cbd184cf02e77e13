-- Whether a category sells rings is said by the catalogue. Until now pages guessed it from the landing address, which the rows of a running
-- shop keep.
ALTER TABLE category ADD COLUMN sells_rings boolean NOT NULL DEFAULT false;
UPDATE category SET sells_rings = true WHERE landing_url LIKE '%ring%' AND landing_url NOT LIKE '%earring%';
