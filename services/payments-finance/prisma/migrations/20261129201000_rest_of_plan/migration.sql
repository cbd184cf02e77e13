-- What the tenders after one that waits for the shopper need to be held. It goes with the row, when the action ends.
ALTER TABLE tender_action ADD COLUMN rest jsonb;
