CREATE INDEX CONCURRENTLY IF NOT EXISTS code_use_code_idx ON code_use (code);
