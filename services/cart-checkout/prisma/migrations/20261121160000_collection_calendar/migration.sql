-- {closedWeekdays, courierHolidays, closedDates, openDates}: the days on which a parcel can come to the store, as it tells them.
-- Null until the store's state has come again with it; until then its days are counted by the bank holidays of England and Wales.
ALTER TABLE store_projection ADD COLUMN collection_calendar jsonb;
