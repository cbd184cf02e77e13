-- Mailboxes of guests who said at the checkout that we may write to them (RO-06), and of whom the mailbox's owner has agreed to it.
CREATE TABLE marketing_contact (
  id           uuid PRIMARY KEY,
  site         text NOT NULL,
  -- NULL once it is withdrawn: the row stays as proof of what was agreed to, and when.
  email        text,
  types        text[] NOT NULL CHECK (types <@ ARRAY['email', 'post', 'mobile'] AND types <> '{}'),
  source       text NOT NULL CHECK (source = 'checkout'),
  -- PECR regulation 22: agreed to, or own similar products to a buyer who was offered a refusal.
  basis        text NOT NULL CHECK (basis IN ('consent', 'soft_opt_in')),
  text_version integer NOT NULL CHECK (text_version > 0),
  order_id     uuid NOT NULL UNIQUE,
  asked_at     timestamptz(3) NOT NULL DEFAULT now(),
  confirmed_at timestamptz(3),
  withdrawn_at timestamptz(3),
  CHECK ((email IS NULL) = (withdrawn_at IS NOT NULL))
);
CREATE UNIQUE INDEX marketing_contact_mailbox_key ON marketing_contact (site, lower(email));
CREATE INDEX marketing_contact_unconfirmed_idx ON marketing_contact (asked_at) WHERE confirmed_at IS NULL;
CREATE INDEX marketing_contact_withdrawn_idx ON marketing_contact (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

-- The links of e-mails. They are valid for ever: whoever withdraws does it with the oldest e-mail they find.
CREATE TABLE marketing_link (
  token_hash bytea PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES marketing_contact ON DELETE CASCADE
);
CREATE INDEX marketing_link_contact_id_idx ON marketing_link (contact_id);

-- Mailboxes that withdrew, as keyed digests: nobody writes to them about news again. Not for e-mails about orders and accounts.
CREATE TABLE marketing_suppression (
  site         text NOT NULL,
  email_digest text NOT NULL,
  since        timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (site, email_digest)
);
