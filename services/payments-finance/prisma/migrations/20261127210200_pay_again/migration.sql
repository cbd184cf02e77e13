-- An order whose hold has ended is paid again by a payment of its own, whose hold then takes the place of the one that ended.
ALTER TABLE payment ADD COLUMN pays_again_for text; -- the placement of the order
CREATE INDEX payment_pays_again ON payment (created_at) WHERE pays_again_for IS NOT NULL AND state = 'authorised';
-- The hold of another payment that this tender's hold has become: it is captured and reversed there.
ALTER TABLE tender ADD COLUMN moved_to uuid CONSTRAINT tender_moved_to_fkey REFERENCES settlement_request (id);
-- The hold that it was stored for has been paid again with another card.
ALTER TABLE stored_card ADD COLUMN is_over boolean NOT NULL DEFAULT false;
