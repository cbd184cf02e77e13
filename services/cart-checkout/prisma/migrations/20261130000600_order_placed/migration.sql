-- For the nightly comparison of what was counted; a placement pays nothing for it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS sales_order_placed ON sales_order USING brin (placed_at);
