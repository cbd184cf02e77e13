CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_dispute_id_idx ON ledger_entry (dispute_id) WHERE dispute_id IS NOT NULL;
