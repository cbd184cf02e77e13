-- The accounts of the wallet provider, named after its method.
INSERT INTO ledger_account (code, kind, name) VALUES
  ('memorandum.paypal.authorised', 'memorandum', 'Amounts that PayPal holds for us'),
  ('asset.paypal.receivable', 'asset', 'Captured by PayPal, not yet paid out')
ON CONFLICT (code) DO NOTHING;
