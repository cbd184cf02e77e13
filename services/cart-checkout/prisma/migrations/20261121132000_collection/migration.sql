-- What this service knows of the stores, from stores.store.v1. A store that closes stays, for the bags that chose it.
CREATE TABLE store_projection (
  id              text PRIMARY KEY,
  version         bigint NOT NULL,
  key             text NOT NULL,
  sites           text[] NOT NULL,
  name            text NOT NULL,
  -- Address of its page by site.
  urls            jsonb NOT NULL,
  line1           text NOT NULL,
  line2           text NOT NULL,
  city            text NOT NULL,
  postal_code     text NOT NULL,
  country         text NOT NULL,
  phone           text NOT NULL,
  collects        boolean NOT NULL,
  -- Working days from order to collection.
  collection_days integer NOT NULL,
  closed_for_good boolean NOT NULL,
  projected_at    timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX store_projection_key ON store_projection (key);

-- {store, address}: where a bag will be collected and by whom, as it was chosen; null for a courier. The courier's address stays
-- beside it, for a shopper who changes their mind again.
ALTER TABLE cart ADD COLUMN collection jsonb;
-- As in the placement's snapshot; null for a courier.
ALTER TABLE sales_order ADD COLUMN collection_store jsonb;

-- What this service knows of customers, from identity.customer.v1: ids and a digest, never a name, an address or an e-mail.
CREATE TABLE customer_projection (
  id           uuid PRIMARY KEY,
  version      bigint NOT NULL,
  site         text NOT NULL,
  -- Empty once erased.
  email_digest text NOT NULL,
  -- The guest order named at sign-up; looked at once, when it is first heard of. Empty for none.
  named_order  text NOT NULL,
  erased       boolean NOT NULL,
  projected_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Done messages are forgotten by age.
CREATE INDEX webhook_done ON webhook (received_at) WHERE state = 'done';
