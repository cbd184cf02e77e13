-- What editors say of pieces (EN-10), as content last published it. Filled by its consumer, which reads the topic from the beginning.
CREATE TABLE roundel (
  id           uuid PRIMARY KEY,
  version      bigint NOT NULL,
  site         text NOT NULL,
  -- Pieces show them in this order.
  delivery_key text NOT NULL,
  label        text NOT NULL,
  products     text[] NOT NULL,
  brands       text[] NOT NULL,
  shown        boolean NOT NULL,
  projected_at timestamptz(3) NOT NULL DEFAULT now()
);
