-- ST-13: whom an order was told to, of STATISTICS, MARKETING and EXPERIENCE. A visitor may agree to one of them first and to another later.
-- Null where a release before has written the row: once it is done, it was told to all.
ALTER TABLE order_announcement ADD COLUMN told text[];
