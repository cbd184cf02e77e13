-- Gift cards of a bag, in the order in which they are used up. Number and PIN are stored by payments only, under this id, for the
-- bag and owner to which the card was added: merging bags at sign-in changes cart_id, but not these two.
CREATE TABLE cart_gift_card (
  cart_id       uuid NOT NULL REFERENCES cart ON DELETE CASCADE,
  id            text NOT NULL,
  masked_number text NOT NULL,
  balance       integer NOT NULL CONSTRAINT cart_gift_card_balance CHECK (balance >= 0), -- pence, as the provider last named it
  position      integer NOT NULL,
  added_to      uuid NOT NULL,
  added_by      text NOT NULL,
  PRIMARY KEY (cart_id, id)
);

-- EU-04, as chosen by the shopper; null until then.
ALTER TABLE cart ADD COLUMN payment_method text;

-- The tenders that pay for the order, in the order in which they are held; empty when it is free of charge. Null in a placement of
-- the version before: by card, or free of charge when it was claimed as authorised.
ALTER TABLE placement ADD COLUMN plan jsonb;

ALTER TABLE order_tender
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN remaining_balance integer; -- left on the gift card after this order; null for other methods
