-- Holds that nobody has ended.
CREATE INDEX CONCURRENTLY IF NOT EXISTS reservation_expires_at_idx ON reservation (expires_at) WHERE expires_at IS NOT NULL;
