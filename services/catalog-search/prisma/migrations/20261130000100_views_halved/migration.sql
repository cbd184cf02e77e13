-- What was looked at together counts half after 30 days, so that last year's pieces give way.
ALTER TABLE viewed_together ADD COLUMN halved_at timestamptz(3) NOT NULL DEFAULT now();
