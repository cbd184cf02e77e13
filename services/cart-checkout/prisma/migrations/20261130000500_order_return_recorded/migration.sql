CREATE INDEX CONCURRENTLY IF NOT EXISTS order_return_recorded_at_idx ON order_return USING brin (recorded_at);
