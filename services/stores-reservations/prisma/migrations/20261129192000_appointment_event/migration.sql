-- Raises the versions that events name after a restore (docs/runbooks/restore.md).
ALTER TABLE appointment ADD COLUMN event_offset bigint NOT NULL DEFAULT 0;
