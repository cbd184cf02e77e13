-- When it was last seen whether a guest's list is idle: each is looked at once in the time that it is kept, not all in every hour.
-- Lists that exist are older than that, for all that is known.
ALTER TABLE shopping_list ADD COLUMN looked_at timestamptz(3) NOT NULL DEFAULT '-infinity';
ALTER TABLE shopping_list ALTER COLUMN looked_at SET DEFAULT now();
