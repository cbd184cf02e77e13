-- What metrics, `npm run payments -- stuck` and people look for; a handful of rows at any moment.
CREATE INDEX payment_hold_missing ON payment (created_at) WHERE hold_state = 'missing';
