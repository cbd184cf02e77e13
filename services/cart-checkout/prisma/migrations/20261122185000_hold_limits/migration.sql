-- The counters of rate_limit on which a placement is counted while it has no order: an order takes it off them.
ALTER TABLE placement ADD COLUMN hold_keys text[] NOT NULL DEFAULT '{}';
