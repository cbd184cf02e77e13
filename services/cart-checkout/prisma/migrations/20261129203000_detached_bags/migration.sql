-- A bag whose payment may wait for days goes with its placement (detached), and is given back when that ends without an order (returned).
ALTER TABLE cart DROP CONSTRAINT cart_state_check;
ALTER TABLE cart ADD CONSTRAINT cart_state_check CHECK (state IN ('active', 'ordered', 'merged', 'detached', 'returned'));
CREATE INDEX cart_returned ON cart (updated_at) WHERE state = 'returned';
