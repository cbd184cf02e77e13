-- What housekeeping looks for: without it every sweep reads all sessions that live.
CREATE INDEX session_ended_at ON session (ended_at) WHERE ended_at IS NOT NULL;
