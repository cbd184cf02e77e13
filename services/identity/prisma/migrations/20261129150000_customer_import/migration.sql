-- Who imported customers of the previous platform, when, from which file, and what became of its lines. It names no customer.
CREATE TABLE customer_import (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  actor      text NOT NULL,
  file       text NOT NULL,
  lines      integer NOT NULL DEFAULT 0,
  saved      integer NOT NULL DEFAULT 0,
  unchanged  integer NOT NULL DEFAULT 0,
  refused    integer NOT NULL DEFAULT 0,
  began_at   timestamptz(3) NOT NULL DEFAULT now(),
  ended_at   timestamptz(3)
);
