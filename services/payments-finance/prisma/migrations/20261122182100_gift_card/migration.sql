-- A tender names the gift card that it is on; the column is made by 20261122180000 where that is applied.
ALTER TABLE tender ADD COLUMN IF NOT EXISTS account text;
CREATE INDEX tender_account_idx ON tender (account) WHERE account IS NOT NULL;

-- The gift cards of bags. Number and PIN are encrypted; neither they nor their length is in clear.
CREATE TABLE gift_card (
  id            uuid PRIMARY KEY,
  site          text NOT NULL,
  cart_id       text NOT NULL,
  owner_key     text NOT NULL,
  masked_number text NOT NULL,
  -- HMAC of the number under this key.
  digest        text NOT NULL,
  digest_kid    text NOT NULL,
  -- Nonce, tag and ciphertext of number and PIN under this key.
  sealed        bytea NOT NULL,
  vault_kid     text NOT NULL,
  created_at    timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at  timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT gift_card_site_cart_id_owner_key_digest_key UNIQUE (site, cart_id, owner_key, digest)
);
CREATE INDEX gift_card_last_used_at_idx ON gift_card (last_used_at);
