-- A bag whose payment may wait for days goes with its placement (detached), and is given back when that ends without an order (returned).
-- contract 0.1.0: the constraint is replaced by a wider one, which admits all that the release before writes
ALTER TABLE cart DROP CONSTRAINT cart_state_check;
-- contract 0.1.0: wider than the one before
ALTER TABLE cart ADD CONSTRAINT cart_state_check CHECK (state IN ('active', 'ordered', 'merged', 'detached', 'returned'));
CREATE INDEX cart_returned ON cart (updated_at) WHERE state = 'returned';
