CREATE INDEX CONCURRENTLY IF NOT EXISTS provider_notice_ended ON provider_notice (received_at) WHERE state <> 'due';
