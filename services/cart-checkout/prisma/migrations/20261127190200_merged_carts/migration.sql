-- The bag of a guest that was merged while one of their requests was answered.
CREATE INDEX cart_merged ON cart (site, owner, updated_at) WHERE state = 'merged';
