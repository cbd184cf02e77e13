-- The aggregate version of what is published about how pages show a product: raised by its stock and its price windows too.
ALTER TABLE product ADD COLUMN display_version bigint NOT NULL DEFAULT 0;

-- Until when the beginnings and ends of price windows have been published.
CREATE TABLE price_clock (
  singleton  boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  told_until timestamptz(3) NOT NULL DEFAULT now()
);
INSERT INTO price_clock DEFAULT VALUES;

-- The sweep asks every second which windows began or ended since.
CREATE INDEX price_valid_from_idx ON price (valid_from);
CREATE INDEX price_valid_until_idx ON price (valid_until);
