-- Made-to-order and personalised pieces are captured when their making begins (docs/adr/0062). Orders of the version before have no
-- makings: their rows get 0.
CREATE TABLE order_making (
  order_id      uuid NOT NULL REFERENCES sales_order (id),
  id            text NOT NULL,
  lines         jsonb NOT NULL,
  amount        integer NOT NULL CHECK (amount >= 0),
  delivery      integer NOT NULL DEFAULT 0 CHECK (delivery BETWEEN 0 AND amount),
  -- Captured so far, and when.
  taken         integer NOT NULL DEFAULT 0 CHECK (taken BETWEEN 0 AND amount),
  taken_at      timestamptz(3),
  event_version bigint NOT NULL,
  occurred_at   timestamptz(3) NOT NULL,
  recorded_at   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, id)
);

-- A constant default rewrites no row.
ALTER TABLE order_line ADD COLUMN begun integer NOT NULL DEFAULT 0;
-- contract 0.1.0: the release before leaves the new column at its default, which the constraint admits
ALTER TABLE order_line ADD CONSTRAINT order_line_begun CHECK (begun BETWEEN 0 AND quantity) NOT VALID;
ALTER TABLE shipment ADD COLUMN begun integer NOT NULL DEFAULT 0;
ALTER TABLE cancellation ADD COLUMN begun integer NOT NULL DEFAULT 0;
