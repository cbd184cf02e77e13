-- What the shop counts itself (ADR 109): no person, session, address or order. Days in London are made of minutes of UTC when they are read.
CREATE TABLE count_minute (
  minute timestamptz(3) NOT NULL CHECK (minute = date_trunc('minute', minute)),
  site text NOT NULL,
  name text NOT NULL,
  dim text NOT NULL DEFAULT '',
  n bigint NOT NULL,
  amount bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (minute, site, name, dim)
);

CREATE TABLE count_day (
  day date NOT NULL,
  site text NOT NULL,
  name text NOT NULL,
  dim text NOT NULL DEFAULT '',
  n bigint NOT NULL,
  amount bigint NOT NULL DEFAULT 0,
  minutes int NOT NULL,
  PRIMARY KEY (day, site, name, dim)
);

CREATE TABLE count_check (
  day date NOT NULL,
  site text NOT NULL,
  figure text NOT NULL CHECK (figure IN ('sold', 'cancelled', 'returned', 'refunded')),
  counted bigint NOT NULL,
  booked bigint NOT NULL,
  checked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (day, site, figure)
);
