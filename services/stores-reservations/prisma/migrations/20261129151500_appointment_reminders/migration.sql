-- When the visitor is reminded next; null when there is nothing to remind of.
ALTER TABLE appointment ADD COLUMN due_at timestamptz(3);
CREATE INDEX appointment_due ON appointment (due_at) WHERE due_at IS NOT NULL;
