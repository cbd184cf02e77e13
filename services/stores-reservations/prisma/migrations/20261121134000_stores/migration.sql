CREATE TABLE region (
  key  text NOT NULL PRIMARY KEY,
  name text NOT NULL
);

CREATE TABLE store (
  id               uuid NOT NULL PRIMARY KEY,
  site             text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  number           text NOT NULL,
  key              text NOT NULL,
  channel_url_code text NOT NULL,
  name             text NOT NULL,
  description      text NOT NULL,
  line1            text NOT NULL,
  line2            text,
  city             text NOT NULL,
  county           text NOT NULL,
  postal_code      text NOT NULL,
  country          text NOT NULL,
  phone            text NOT NULL,
  email            text NOT NULL,
  region_key       text NOT NULL REFERENCES region ON UPDATE CASCADE,
  latitude         double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude        double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  watch_brands     text[] NOT NULL,
  jewellery_brands text[] NOT NULL,
  services         text[] NOT NULL,
  collects         boolean NOT NULL,
  collection_days  integer NOT NULL CHECK (collection_days > 0), -- working days
  closed_for_good  boolean NOT NULL DEFAULT false,
  content_hash     text NOT NULL,
  version          bigint NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX store_number_key ON store (number);
CREATE UNIQUE INDEX store_key_key ON store (key);
CREATE UNIQUE INDEX store_site_channel_url_code_key ON store (site, channel_url_code);

-- Times are those of a clock in London, HH:mm, so that they compare as text; a day without its two times is a closed one.
CREATE TABLE opening_hours (
  store_id uuid NOT NULL REFERENCES store ON DELETE CASCADE ON UPDATE CASCADE,
  weekday  integer NOT NULL CHECK (weekday BETWEEN 0 AND 6), -- 0 is Monday
  opens    text CHECK (opens ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  closes   text CHECK (closes ~ '^([01]\d|2[0-3]):[0-5]\d$' AND closes > opens),
  PRIMARY KEY (store_id, weekday),
  CHECK ((opens IS NULL) = (closes IS NULL))
);

CREATE TABLE opening_exception (
  store_id     uuid NOT NULL REFERENCES store ON DELETE CASCADE ON UPDATE CASCADE,
  date         date NOT NULL,
  reason       text NOT NULL,
  opens        text CHECK (opens ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  closes       text CHECK (closes ~ '^([01]\d|2[0-3]):[0-5]\d$' AND closes > opens),
  bank_holiday boolean NOT NULL,
  PRIMARY KEY (store_id, date),
  CHECK ((opens IS NULL) = (closes IS NULL))
);
