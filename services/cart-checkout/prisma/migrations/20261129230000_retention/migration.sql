-- What is past its time is looked up by it.
CREATE INDEX inbox_received ON inbox (received_at);
CREATE INDEX cart_ordered_named ON cart (updated_at)
  WHERE state = 'ordered' AND (guest_email IS NOT NULL OR billing_address IS NOT NULL OR shipping_address IS NOT NULL);
CREATE INDEX placement_placed_named ON placement (created_at) WHERE state = 'placed' AND snapshot ->> 'email' <> '';
CREATE INDEX promised_price_valid_until ON promised_price (valid_until);
CREATE INDEX webhook_failed ON webhook (received_at) WHERE state = 'failed';
