-- An operator asks by order number.
CREATE INDEX tender_reference_idx ON tender (reference);
-- The reconciler reads a period. Entries come in the order of their time, so that a summary of pages is enough.
CREATE INDEX ledger_entry_booked_at_idx ON ledger_entry USING brin (booked_at);
