-- CO-07, CO-14: from this price on, in pence, messages tell interest-bearing credit before interest-free credit. payments-finance has the same
-- amount until a shop's limits are published again.
ALTER TABLE shop
  ADD COLUMN ibc_finance_message_threshold integer NOT NULL DEFAULT 100000
    CHECK (ibc_finance_message_threshold BETWEEN 1 AND 10000000);
