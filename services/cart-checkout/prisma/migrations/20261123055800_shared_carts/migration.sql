-- Bags as they were when their shopper shared them by link. The token in the link is nowhere stored; a row has nothing of its shopper.
CREATE TABLE shared_cart (
  token_hash bytea PRIMARY KEY,
  site       text NOT NULL,
  lines      jsonb NOT NULL, -- [{"sku", "quantity", "options"}], of options only the size and the value of a gift card
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX shared_cart_expires_at ON shared_cart (expires_at);
