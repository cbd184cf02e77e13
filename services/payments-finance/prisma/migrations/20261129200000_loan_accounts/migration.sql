-- The accounts of the lender, named after its method.
INSERT INTO ledger_account (code, kind, name) VALUES
  ('memorandum.v12.authorised', 'memorandum', 'Signed loans that are not paid out yet'),
  ('asset.v12.receivable', 'asset', 'Loans that the lender was asked to pay, not yet paid out')
ON CONFLICT (code) DO NOTHING;
