-- Orders that the warehouse refused because of a field (422). One is open until an operator sends it again, and stays as the record of that.
-- The release before made a dead letter of it.
CREATE TABLE refused_dispatch (
  order_id    uuid NOT NULL REFERENCES sales_order,
  refused_at  timestamptz(3) NOT NULL,
  field       text NOT NULL,
  repeated_at timestamptz(3),
  -- The operator.
  repeated_by text,
  PRIMARY KEY (order_id, refused_at),
  CONSTRAINT refused_dispatch_repeated CHECK ((repeated_at IS NULL) = (repeated_by IS NULL))
);
CREATE UNIQUE INDEX refused_dispatch_open ON refused_dispatch (order_id) WHERE repeated_at IS NULL;
