-- What is told about an order (an e-mail, the hand-over) and was put off by who is told: tried again until it is run.
CREATE TABLE order_errand (
  -- Type, order and reference: a copy of the event changes nothing.
  id              text PRIMARY KEY,
  errand          jsonb NOT NULL,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL
);
CREATE INDEX order_errand_due ON order_errand (next_attempt_at);
