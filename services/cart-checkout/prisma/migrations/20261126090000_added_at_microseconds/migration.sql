-- Rounded to milliseconds, two products added one after the other may have the same time, and a merge then cannot tell
-- which was added later. The wider type does not rewrite the table.
ALTER TABLE shopping_list_item ALTER COLUMN added_at TYPE timestamptz(6);
