-- Rounded to milliseconds, two products added one after the other may have the same time, and a merge then cannot tell
-- which was added later. The wider type does not rewrite the table, and the release before writes into it as before.
-- contract 0.1.0: every value of the former type is one of the wider type
ALTER TABLE shopping_list_item ALTER COLUMN added_at TYPE timestamptz(6);
