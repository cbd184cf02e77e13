-- Accounts: what a customer tells us, how they prove who they are, and what keeps strangers from trying.

ALTER TABLE customer
  ADD COLUMN title                 text NOT NULL DEFAULT 'none'
    CHECK (title IN ('mr', 'mrs', 'miss', 'ms', 'dr', 'rev', 'none')),
  ADD COLUMN first_name            text NOT NULL DEFAULT '',
  ADD COLUMN last_name             text NOT NULL DEFAULT '',
  ADD COLUMN mobile_number         text,
  ADD COLUMN birth_day             integer CHECK (birth_day BETWEEN 1 AND 31),
  ADD COLUMN birth_month           integer CHECK (birth_month BETWEEN 1 AND 12),
  ADD COLUMN marketing_types       text[] NOT NULL DEFAULT '{}'
    CHECK (marketing_types <@ ARRAY['email', 'post', 'mobile']),
  ADD COLUMN marketing_source      text
    CHECK (marketing_source IN ('my_account', 'signUp_page', 'checkout', 'order_confirmation_page', 'migration', 'elucid')),
  ADD COLUMN marketing_changed_at  timestamptz(3),
  ADD COLUMN existing_order_number text, -- a guest order to attach, as the customer named it
  ADD COLUMN version               bigint NOT NULL DEFAULT 1, -- of the published state; raised under the row's lock
  ADD COLUMN warned_at             timestamptz(3), -- when the owner was last told that somebody tried to sign up again
  ADD CONSTRAINT customer_birthday CHECK ((birth_day IS NULL) = (birth_month IS NULL)),
  DROP CONSTRAINT customer_hybris_prefix,
  ADD CONSTRAINT customer_hybris_prefix CHECK (
    starts_with(hybris_customer_id, CASE site WHEN 'beaverbrooks' THEN 'bb_root' ELSE 'lou_root' END)
    OR hybris_customer_id ~ '^H[0-9A-Za-z-]+$' -- imported
  );

-- Apart from the customer, so that nothing that reads a customer carries it.
CREATE TABLE credential (
  customer_id   uuid PRIMARY KEY REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  password_hash text NOT NULL CHECK (starts_with(password_hash, '$argon2id$')),
  changed_at    timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE customer_address (
  id                  uuid PRIMARY KEY DEFAULT uuidv7(), -- in the order they were added
  customer_id         uuid NOT NULL REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  salutation          text,
  first_name          text NOT NULL,
  last_name           text NOT NULL,
  phone               text NOT NULL,
  country             text NOT NULL CHECK (country IN ('GB', 'IE', 'IM')),
  region              text,
  street_name         text NOT NULL,
  street_number       text,
  city                text NOT NULL,
  postal_code         text NOT NULL,
  is_default_shipping boolean NOT NULL DEFAULT false,
  is_default_billing  boolean NOT NULL DEFAULT false
);
CREATE INDEX customer_address_customer_id_idx ON customer_address (customer_id);
CREATE UNIQUE INDEX customer_address_default_shipping ON customer_address (customer_id) WHERE is_default_shipping;
CREATE UNIQUE INDEX customer_address_default_billing ON customer_address (customer_id) WHERE is_default_billing;

ALTER TABLE session
  ADD COLUMN browser text NOT NULL DEFAULT '', -- in words; the user agent itself is not kept
  ADD COLUMN source  text NOT NULL DEFAULT 'my_account'; -- the page that asked
CREATE INDEX session_expires_at_idx ON session (expires_at);

-- Networks an account has been signed in from: no lock-out that strangers bring about shuts these out.
CREATE TABLE known_source (
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  prefix      text NOT NULL, -- 192.0.2.0/24, 2001:db8:0:1::/64
  seen_at     timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, prefix)
);

-- E-mail that is owed: written in the transaction that owes it, sent by a sweeper, gone once sent.
CREATE TABLE email_job (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  site       text NOT NULL CHECK (site IN ('beaverbrooks', 'loupe')),
  kind       text NOT NULL CHECK (kind IN ('password-reset', 'sign-up-tried', 'password-changed', 'email-changed')),
  email      text NOT NULL,
  attempts   integer NOT NULL DEFAULT 0,
  due_at     timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX email_job_due_at_idx ON email_job (due_at);

-- Links that set a new password.
CREATE TABLE password_reset (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  token_hash   bytea NOT NULL CHECK (length(token_hash) = 32),
  customer_id  uuid NOT NULL REFERENCES customer ON DELETE CASCADE ON UPDATE CASCADE,
  email_job_id uuid NOT NULL, -- copies of one e-mail do not make each other's links void
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  expires_at   timestamptz(3) NOT NULL,
  used_at      timestamptz(3)
);
CREATE UNIQUE INDEX password_reset_token_hash_key ON password_reset (token_hash);
CREATE INDEX password_reset_customer_id_idx ON password_reset (customer_id);

-- Counters of what may be asked only so often. Unlogged: a crash of the database empties them, and nothing else depends on them.
CREATE UNLOGGED TABLE rate_limit (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_resets_at_idx ON rate_limit (resets_at);
