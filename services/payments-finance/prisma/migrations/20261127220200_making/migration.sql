-- Goods in the making are captured when it begins, and refunded when they are cancelled (docs/adr/0062). Of a refund
-- the part whose capture was refused when making began: there is nothing to refund. Rows of the version before have none.
ALTER TABLE settlement ADD COLUMN uncaptured_minor bigint NOT NULL DEFAULT 0;
-- contract 0.1.0: the release before leaves the new columns at their default, which the constraint admits
ALTER TABLE settlement ADD CONSTRAINT settlement_uncaptured_within_settled
  CHECK (0 <= uncaptured_minor AND uncaptured_minor <= settled_minor) NOT VALID;
