-- What was given back on a day, for the comparison with what cart-checkout has counted (ADR 109).
CREATE INDEX CONCURRENTLY IF NOT EXISTS settlement_refunded ON settlement (finished_at) WHERE kind = 'refund';
