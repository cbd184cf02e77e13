-- Whether there is money for what has not left yet, as payments said last; before that it is held. Of two states the later version wins.
ALTER TABLE sales_order
  ADD COLUMN money_state   text NOT NULL DEFAULT 'held'
    CONSTRAINT sales_order_money_state CHECK (money_state IN ('held', 'taken', 'missing')),
  ADD COLUMN money_version bigint NOT NULL DEFAULT 0,
  -- Pence for which nothing is held any more.
  ADD COLUMN money_missing integer NOT NULL DEFAULT 0;
CREATE INDEX sales_order_money_missing ON sales_order (id) WHERE money_state = 'missing';
