-- The limits of a shop are configured here and nowhere else (CO-14). Until now each service had a setting of its own; their defaults stay.
ALTER TABLE shop
  ADD COLUMN wishlist_page_size integer NOT NULL DEFAULT 60 CHECK (wishlist_page_size BETWEEN 1 AND 100),
  ADD COLUMN wishlist_mini_limit integer NOT NULL DEFAULT 5 CHECK (wishlist_mini_limit BETWEEN 1 AND 100),
  ADD COLUMN cart_mini_limit integer NOT NULL DEFAULT 5 CHECK (cart_mini_limit BETWEEN 1 AND 100),
  ADD COLUMN version bigint NOT NULL DEFAULT 1, -- of the limits: incremented by each change
  ADD COLUMN told_version bigint NOT NULL DEFAULT 0; -- the last one that was published
