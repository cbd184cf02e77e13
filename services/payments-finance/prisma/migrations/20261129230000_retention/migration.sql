-- What is past its time is looked up by it.
CREATE INDEX inbox_received ON inbox (received_at);
