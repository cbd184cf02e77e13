-- Work of one series is begun in the order of its numbers.
ALTER TABLE later_work ADD COLUMN series text, ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY, ADD COLUMN traceparent text;
CREATE INDEX later_work_series ON later_work (series, number) WHERE series IS NOT NULL;
