-- What a placement without an order has been charged on each of its hold_keys, in pieces x seconds, and the pieces it is charged for. A
-- placement of the version before is counted as 1 on each.
ALTER TABLE placement ADD COLUMN hold_charge integer NOT NULL DEFAULT 1;
ALTER TABLE placement ADD COLUMN hold_weight integer NOT NULL DEFAULT 0;
-- Since when it holds stock, by clock().
ALTER TABLE placement ADD COLUMN held_at timestamptz(3);
-- The counters of rate_limit on which it is counted if it ends without an order.
ALTER TABLE placement ADD COLUMN ended_keys text[] NOT NULL DEFAULT '{}';
