-- Orders of the previous platform (EN-09), as imported. Everything that ships, cancels, returns or captures reads sales_order, so that
-- nothing reaches these; and no statement can change one.
CREATE TABLE legacy_order (
  order_number text PRIMARY KEY CONSTRAINT legacy_order_number CHECK (order_number ~ '^(WW|LOU)[A-Z0-9]{3,17}$'),
  site         text NOT NULL,
  email        text NOT NULL,
  placed_at    timestamptz(3) NOT NULL,
  status       text NOT NULL CONSTRAINT legacy_order_status CHECK (status IN ('COMPLETED', 'CANCELLED')),
  total        integer NOT NULL CONSTRAINT legacy_order_total CHECK (total >= 0), -- pence
  document     jsonb NOT NULL, -- the line of the file, checked
  imported_at  timestamptz(3) NOT NULL DEFAULT now()
);
CREATE TRIGGER legacy_order_unchanged BEFORE UPDATE OR DELETE ON legacy_order
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER legacy_order_kept BEFORE TRUNCATE ON legacy_order
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The customer of an order: from the file, or named at sign-up. Without a row it is found by number and e-mail only.
CREATE TABLE legacy_order_owner (
  order_number text PRIMARY KEY REFERENCES legacy_order,
  owner        text NOT NULL
);
CREATE INDEX legacy_order_owner_owner ON legacy_order_owner (owner);
CREATE TRIGGER legacy_order_owner_unchanged BEFORE UPDATE OR DELETE ON legacy_order_owner
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
