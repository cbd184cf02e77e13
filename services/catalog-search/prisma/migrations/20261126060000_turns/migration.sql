-- Of a turn: how many pictures it has, name-01 onward; 1 for a still.
ALTER TABLE media ADD COLUMN frames integer NOT NULL DEFAULT 1;
