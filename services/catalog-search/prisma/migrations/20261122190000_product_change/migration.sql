-- Which products changed, and in which transaction. The search index of each instance reads the transactions that ended since it
-- last asked: by transaction id and snapshot, because a sequence shows numbers in another order than that of the commits. The key
-- begins with the transaction, so that two transactions never wait for each other here.
CREATE TABLE product_change (
  changed_in bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
  product_id uuid NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (changed_in, product_id)
);

CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'product' THEN
    INSERT INTO product_change (product_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'product_category' THEN
    INSERT INTO product_change (product_id) SELECT DISTINCT product_id FROM changed ON CONFLICT DO NOTHING;
  ELSIF TG_TABLE_NAME = 'price' THEN
    INSERT INTO product_change (product_id)
    SELECT DISTINCT v.product_id FROM changed c JOIN variant v ON v.id = c.variant_id ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO product_change (product_id)
    SELECT DISTINCT v.product_id FROM changed c JOIN variant v ON v.sku = c.sku ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER product_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER product_updated AFTER UPDATE ON product REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER product_deleted AFTER DELETE ON product REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER place_inserted AFTER INSERT ON product_category REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER place_updated AFTER UPDATE ON product_category REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER place_deleted AFTER DELETE ON product_category REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER price_inserted AFTER INSERT ON price REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER price_updated AFTER UPDATE ON price REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER price_deleted AFTER DELETE ON price REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER level_inserted AFTER INSERT ON stock_level REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
CREATE TRIGGER level_updated AFTER UPDATE ON stock_level REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
