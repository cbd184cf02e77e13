-- Those not seen for long are forgotten, oldest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS known_source_seen_at_idx ON known_source (seen_at);
