-- What providers tell of their own accord, in our words and without persons: stored once, then retried until it is done.
CREATE TABLE provider_notice (
  method text NOT NULL,
  message_id text NOT NULL,
  notice jsonb NOT NULL,
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'failed')),
  outcome text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (method, message_id)
);

CREATE INDEX provider_notice_due ON provider_notice (next_attempt_at) WHERE state = 'due';
CREATE INDEX provider_notice_failed ON provider_notice (received_at) WHERE state = 'failed';
