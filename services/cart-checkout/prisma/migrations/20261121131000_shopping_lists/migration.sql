-- What a list shows of a product beside what a bag does. Old rows get theirs when the catalogue publishes them again.
ALTER TABLE product_projection
  ADD COLUMN internal_sku text NOT NULL DEFAULT '',
  ADD COLUMN master_sku   text NOT NULL DEFAULT '',
  ADD COLUMN is_new       boolean NOT NULL DEFAULT false;
CREATE INDEX product_projection_key ON product_projection (key);

-- Favourites on one site, the wishlist on the other: one list for each owner and site.
CREATE TABLE shopping_list (
  id    uuid PRIMARY KEY,
  site  text NOT NULL,
  owner text NOT NULL,
  -- Products in it. On the list's own row, so that an add which waited for the row judges the limit as it is now.
  size  integer NOT NULL CONSTRAINT shopping_list_size CHECK (size >= 0),
  UNIQUE (site, owner)
);

CREATE TABLE shopping_list_item (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  list_id    uuid NOT NULL REFERENCES shopping_list,
  product_id uuid NOT NULL REFERENCES product_projection,
  added_at   timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (list_id, product_id)
);

-- A list on its way to somebody, as it was when it was sent. A row goes when its e-mail has.
CREATE TABLE shopping_list_email (
  id              uuid PRIMARY KEY,
  site            text NOT NULL,
  recipient       text NOT NULL,
  sender_name     text,
  message         text,
  -- [{productKey, title, price, wasPrice, path, image}], newest first; how many the list holds in all
  items           jsonb NOT NULL,
  total           integer NOT NULL,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL
);
CREATE INDEX shopping_list_email_due ON shopping_list_email (next_attempt_at);

-- How often something was asked for in the window that ends at `until`, by what is counted (a session, a network).
CREATE TABLE attempt (
  key   text PRIMARY KEY,
  count integer NOT NULL,
  until timestamptz(3) NOT NULL
);
CREATE INDEX attempt_until ON attempt (until);

-- A bag whose lines went into its customer's at sign-in.
ALTER TABLE cart DROP CONSTRAINT cart_state_check;
ALTER TABLE cart ADD CONSTRAINT cart_state_check CHECK (state IN ('active', 'ordered', 'merged'));
