CREATE INDEX CONCURRENTLY IF NOT EXISTS shopping_list_looked_at ON shopping_list (looked_at) WHERE owner LIKE 'a:%';
