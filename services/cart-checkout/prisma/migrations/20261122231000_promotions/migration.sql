-- Promotions as data (docs/adr/0043). Instances keep them in memory and read them again when a version changes.
CREATE TABLE promotion (
  key        text PRIMARY KEY,
  version    integer NOT NULL DEFAULT 1, -- incremented by each change
  state      text NOT NULL CONSTRAINT promotion_state CHECK (state IN ('draft', 'active', 'ended')),
  starts_at  timestamptz(3) NOT NULL,
  ends_at    timestamptz(3), -- null never ends
  definition jsonb NOT NULL, -- as written, without codes
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT promotion_window CHECK (ends_at > starts_at)
);

CREATE TABLE promotion_code (
  code                  text PRIMARY KEY,
  promotion_key         text NOT NULL REFERENCES promotion,
  max_uses              integer, -- null is unlimited
  max_uses_per_customer integer, -- null is unlimited
  uses                  integer NOT NULL DEFAULT 0, -- placements that hold a use, and orders; counted for codes with a limit only
  CONSTRAINT promotion_code_uses CHECK (uses >= 0 AND uses <= coalesce(max_uses, uses))
);
CREATE INDEX promotion_code_promotion ON promotion_code (promotion_key);

-- Uses by customer, of codes with a limit per customer: by owner, and by the digest of the e-mail.
CREATE TABLE code_customer (
  code     text NOT NULL REFERENCES promotion_code ON DELETE CASCADE,
  customer text NOT NULL,
  uses     integer NOT NULL,
  most     integer NOT NULL,
  PRIMARY KEY (code, customer),
  CONSTRAINT code_customer_uses CHECK (uses >= 0 AND uses <= most)
);

-- A use of a code by a placement: held until the placement is placed (spent) or released (returned).
CREATE TABLE code_use (
  placement_id uuid NOT NULL REFERENCES placement ON DELETE CASCADE,
  code         text NOT NULL REFERENCES promotion_code ON DELETE CASCADE,
  customers    text[] NOT NULL, -- the keys of code_customer that count it
  counted      boolean NOT NULL, -- whether promotion_code.uses counts it
  state        text NOT NULL CONSTRAINT code_use_state CHECK (state IN ('held', 'spent', 'returned')),
  PRIMARY KEY (placement_id, code)
);

-- What the shopper has entered, in that order; not every code applies.
ALTER TABLE cart ADD COLUMN discount_codes text[] NOT NULL DEFAULT '{}';

-- The free gifts that the shopper has chosen. They become lines of the priced bag for as long as the bag earns them.
CREATE TABLE cart_gift (
  cart_id uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  origin  text NOT NULL, -- the promotion, and the line that earns it
  sku     text NOT NULL,
  PRIMARY KEY (cart_id, origin)
);

-- The codes that applied: code, name and description.
ALTER TABLE sales_order ADD COLUMN discount_codes jsonb NOT NULL DEFAULT '[]';
