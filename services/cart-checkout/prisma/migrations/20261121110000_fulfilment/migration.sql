-- What becomes of an order after it was placed. Amounts in pence.
ALTER TABLE sales_order
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- Of the last event published; 1 is order-placed. Raised under the row's lock, so without gaps.
  ADD COLUMN event_version bigint NOT NULL DEFAULT 1,
  -- The highest sequence of fulfilment's messages that was followed.
  ADD COLUMN fulfilment_sequence integer NOT NULL DEFAULT 0,
  -- For parcels, taken for them, and given back.
  ADD COLUMN charged integer NOT NULL DEFAULT 0,
  ADD COLUMN captured integer NOT NULL DEFAULT 0,
  ADD COLUMN refunded integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT sales_order_charged CHECK (charged BETWEEN 0 AND total),
  ADD CONSTRAINT sales_order_refunded CHECK (refunded BETWEEN 0 AND captured);

ALTER TABLE order_line
  ADD COLUMN shipped integer NOT NULL DEFAULT 0,
  ADD COLUMN cancelled integer NOT NULL DEFAULT 0,
  ADD COLUMN returned integer NOT NULL DEFAULT 0,
  -- Charged for its shipped pieces, and of that given back.
  ADD COLUMN shipped_amount integer NOT NULL DEFAULT 0,
  ADD COLUMN returned_amount integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_line_left CHECK (shipped >= 0 AND cancelled >= 0 AND shipped + cancelled <= quantity),
  ADD CONSTRAINT order_line_returned CHECK (returned BETWEEN 0 AND shipped),
  ADD CONSTRAINT order_line_returned_amount CHECK (returned_amount BETWEEN 0 AND shipped_amount);

ALTER TABLE order_tender
  ADD COLUMN status text NOT NULL DEFAULT 'payment_authorized' CONSTRAINT order_tender_status
    CHECK (status IN ('payment_init', 'payment_authorized', 'payment_captured', 'payment_failed', 'payment_refunded'));

-- Parcels, cancellations and returns by fulfilment's own ids; lines are [{position, sku, quantity}].
CREATE TABLE shipment (
  order_id      uuid NOT NULL REFERENCES sales_order,
  id            text NOT NULL,
  lines         jsonb NOT NULL,
  amount        integer NOT NULL CHECK (amount >= 0),
  event_version bigint NOT NULL,
  carrier       text,
  tracking_url  text,
  occurred_at   timestamptz(3) NOT NULL,
  recorded_at   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, id)
);

CREATE TABLE cancellation (
  order_id      uuid NOT NULL REFERENCES sales_order,
  id            text NOT NULL,
  lines         jsonb NOT NULL,
  amount        integer NOT NULL CHECK (amount >= 0),
  event_version bigint NOT NULL,
  occurred_at   timestamptz(3) NOT NULL,
  recorded_at   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, id)
);

CREATE TABLE order_return (
  order_id      uuid NOT NULL REFERENCES sales_order,
  id            text NOT NULL,
  lines         jsonb NOT NULL,
  amount        integer NOT NULL CHECK (amount >= 0),
  event_version bigint NOT NULL,
  occurred_at   timestamptz(3) NOT NULL,
  recorded_at   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, id)
);

-- Messages of third parties, stored before they are answered and acted on afterwards, each as often as it takes.
CREATE TABLE webhook (
  provider        text NOT NULL,
  message_id      text NOT NULL,
  body            text NOT NULL,
  state           text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'failed')),
  attempts        integer NOT NULL DEFAULT 0,
  -- When a sweep takes it next; while one has it, when its lease ends.
  next_attempt_at timestamptz(3) NOT NULL,
  received_at     timestamptz(3) NOT NULL,
  -- What came of it, or what it waits for.
  outcome         text,
  PRIMARY KEY (provider, message_id)
);
CREATE INDEX webhook_due ON webhook (next_attempt_at) WHERE state = 'due';

ALTER TABLE stock_movement
  ADD COLUMN reason text,
  DROP CONSTRAINT stock_movement_kind_check,
  ADD CONSTRAINT stock_movement_kind_check
    CHECK (kind IN ('receipt', 'sale', 'cancellation', 'return', 'adjustment', 'count'));
