-- The limits that content configures (CO-14), as last published. Until the first event these are the values in force so far.
CREATE TABLE site_limits (
  site                text PRIMARY KEY,
  version             bigint NOT NULL,
  wishlist_mini_limit integer NOT NULL,
  cart_mini_limit     integer NOT NULL,
  projected_at        timestamptz(3) NOT NULL DEFAULT now()
);
INSERT INTO site_limits (site, version, wishlist_mini_limit, cart_mini_limit) VALUES ('beaverbrooks', 0, 5, 5), ('loupe', 0, 5, 5);
