-- The accounts of the pay-later provider, named after its method.
INSERT INTO ledger_account (code, kind, name) VALUES
  ('memorandum.klarna.authorised', 'memorandum', 'Amounts that Klarna holds for us'),
  ('asset.klarna.receivable', 'asset', 'Captured by Klarna, not yet paid out')
ON CONFLICT (code) DO NOTHING;
