-- EU-23: what the lender says of the loan of an order, by the version of payments' event. Null: nothing since it was signed.
ALTER TABLE sales_order ADD COLUMN application_status text, ADD COLUMN application_version bigint NOT NULL DEFAULT 0;
