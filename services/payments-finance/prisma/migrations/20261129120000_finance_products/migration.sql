-- What the lender says of its products, as last read. `terms` is null when it no longer lists the product.
CREATE TABLE finance_lender_product (
  lender_product_id text PRIMARY KEY,
  terms             jsonb,
  -- When it was in an answer of the lender last.
  read_at           timestamptz(3) NOT NULL DEFAULT now()
);

-- What we add to a product of the lender.
CREATE TABLE finance_overlay (
  key               text PRIMARY KEY,
  lender_product_id text NOT NULL UNIQUE,
  position          integer NOT NULL,
  overlay           jsonb NOT NULL,
  changed_by        text NOT NULL,
  changed_at        timestamptz(3) NOT NULL DEFAULT now()
);

-- Every version of what was offered, append-only: terms and overlay together, null once it is not offered.
CREATE TABLE finance_product_version (
  key     text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  product jsonb,
  since   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (key, version)
);

-- The threshold of finance messages that content configures (CO-07, CO-14), as last published. Until the first event it is £1,000.
CREATE TABLE finance_limits (
  site                    text PRIMARY KEY,
  version                 bigint NOT NULL,
  ibc_threshold_minor     integer NOT NULL,
  projected_at            timestamptz(3) NOT NULL DEFAULT now()
);
INSERT INTO finance_limits (site, version, ibc_threshold_minor) VALUES ('beaverbrooks', 0, 100000), ('loupe', 0, 100000);
