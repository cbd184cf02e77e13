-- ST-13: which orders have been told to the collector of statistics, so that none is told twice, whatever browser shows it.
CREATE TABLE order_announcement (
  order_id uuid PRIMARY KEY REFERENCES sales_order (id),
  -- Somebody is telling it; lapses when they do not say that they have.
  begun_at timestamptz(3) NOT NULL,
  done_at  timestamptz(3)
);
