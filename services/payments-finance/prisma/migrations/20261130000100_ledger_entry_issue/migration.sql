-- The comparison with a provider's report looks for entries by gift card.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entry_issue_id_idx ON ledger_entry (issue_id) WHERE issue_id IS NOT NULL;
