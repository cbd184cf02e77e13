-- When the provider had undone what was agreed to after the payment had ended: from then on it is told.
ALTER TABLE tender_wait ADD COLUMN late_yes_undone_at timestamptz(3);
-- The release before told it with the yes itself.
UPDATE tender_wait SET late_yes_undone_at = agreed_late_at WHERE agreed_late_at IS NOT NULL;
