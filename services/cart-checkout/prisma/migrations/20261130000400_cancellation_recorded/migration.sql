CREATE INDEX CONCURRENTLY IF NOT EXISTS cancellation_recorded_at_idx ON cancellation USING brin (recorded_at);
