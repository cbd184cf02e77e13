-- Attempts of shoppers to pay an order again whose money is missing. Each is a payment of its own; its id is the placement that payments
-- knows it by. The release before writes and reads none.
CREATE TABLE pay_again (
  id              uuid PRIMARY KEY,
  order_id        uuid NOT NULL REFERENCES sales_order,
  -- The version under which payments said that the money is missing.
  episode         bigint NOT NULL,
  amount          integer NOT NULL CONSTRAINT pay_again_amount CHECK (amount > 0),
  idempotency_key text NOT NULL,
  state           text NOT NULL CONSTRAINT pay_again_state
    CHECK (state IN ('authorising', 'challenge', 'authorised', 'cancelling', 'done', 'released')),
  version         integer NOT NULL DEFAULT 1,
  -- Why it was cancelled.
  reply           jsonb,
  challenge       jsonb,
  challenge_until timestamptz(3),
  -- When the sweeper looks at it; null once it has ended.
  due_at          timestamptz(3),
  created_at      timestamptz(3) NOT NULL
);
-- One at a time: an order is never authorised twice.
CREATE UNIQUE INDEX pay_again_live ON pay_again (order_id) WHERE state NOT IN ('done', 'released');
CREATE UNIQUE INDEX pay_again_idempotency_key ON pay_again (order_id, idempotency_key);
CREATE INDEX pay_again_due ON pay_again (due_at) WHERE due_at IS NOT NULL;
