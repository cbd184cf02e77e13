-- A price that one person may have for one piece, from stores.price-promise.v1 (docs/adr/0094). Its code is one of promotion_code with one use, so
-- that a claim uses it up like any other.
CREATE TABLE promised_price (
  id            uuid PRIMARY KEY,
  version       bigint NOT NULL,
  number        text NOT NULL,
  site          text NOT NULL,
  sku           text NOT NULL,
  price         integer NOT NULL CONSTRAINT promised_price_price CHECK (price > 0),
  valid_until   timestamptz(3) NOT NULL,
  code          text NOT NULL UNIQUE REFERENCES promotion_code,
  -- A customer, or the keyed digest of a guest's e-mail.
  customer_id   text NOT NULL,
  email_digest  text NOT NULL,
  email_key_id  text NOT NULL,
  CONSTRAINT promised_price_person CHECK ((customer_id = '') <> (email_digest = ''))
);
