-- Who changed the limits of a shop, and to what. Append-only.
CREATE TABLE limit_change (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site       text NOT NULL REFERENCES shop (site) ON DELETE CASCADE,
  limits     jsonb NOT NULL,
  operator   text NOT NULL,
  changed_at timestamptz(3) NOT NULL DEFAULT now()
);
