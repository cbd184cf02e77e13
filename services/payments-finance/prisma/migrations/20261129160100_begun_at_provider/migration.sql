-- What the shopper has begun at the provider, named by tender.authentication_id, is undone there when the payment ends without it.
ALTER TABLE tender_action ADD COLUMN is_begun boolean NOT NULL DEFAULT false;
