-- What shoppers wrote about products. Only those that a moderator approved are shown.
CREATE TABLE review (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  site        text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  product_id  uuid NOT NULL REFERENCES product,
  rating      integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title       text NOT NULL,
  text        text NOT NULL,
  nickname    text NOT NULL,
  state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
  written_at  timestamptz(3) NOT NULL
);
CREATE INDEX review_shown ON review (product_id, site, written_at DESC) WHERE state = 'approved';
CREATE INDEX review_waiting ON review (written_at) WHERE state = 'waiting';
