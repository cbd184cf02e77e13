-- The plan by which the shopper wants to pay over time (MU-05, MU-10): {product, type, deposit}. Instances of the version before keep it as
-- it is, and choose other methods beside it.
ALTER TABLE cart ADD COLUMN finance jsonb;
