-- The clock by which @loupe/rate-limit judges windows, so that tests can move it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';
