-- The accounts of Apple Pay, named after its method: its money is at the card provider.
INSERT INTO ledger_account (code, kind, name) VALUES
  ('memorandum.applepay.authorised', 'memorandum', 'Amounts held on cards in Apple Pay'),
  ('asset.applepay.receivable', 'asset', 'Captured by Apple Pay, not yet paid out')
ON CONFLICT (code) DO NOTHING;
