CREATE INDEX CONCURRENTLY IF NOT EXISTS viewed_together_halved_at_idx ON viewed_together (halved_at);
