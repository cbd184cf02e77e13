-- The settled part of a refund that its tender does not pay: other tenders do, or all of the payment was refunded already.
-- contract 0.1.0: the release before leaves the new columns at their default, which the constraint admits
ALTER TABLE settlement
  ADD COLUMN elsewhere_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT settlement_elsewhere_is_settled CHECK (0 <= elsewhere_minor AND elsewhere_minor <= settled_minor);
