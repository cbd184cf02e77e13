-- The delivery charge within the amount, as it was when the return was counted; 0 for those counted before this column.
ALTER TABLE order_return ADD COLUMN delivery integer NOT NULL DEFAULT 0 CHECK (delivery BETWEEN 0 AND amount);
