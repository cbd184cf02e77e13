-- A named moment at which items go live together; editors preview the shop as it will be then.
CREATE TABLE edition (
  site      text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  code      text NOT NULL,
  name      text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  PRIMARY KEY (site, code)
);

-- What a preview shows: what is live at its moment, or without one, everything that has not ended, begun or not.
CREATE FUNCTION is_previewed(item content_item, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT (at IS NULL OR item.live_from IS NULL OR item.live_from <= at)
    AND (item.live_until IS NULL OR coalesce(at, now()) < item.live_until);
END;
