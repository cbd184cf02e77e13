-- The clock by which windows of counters begin and end; tests replace it.
CREATE FUNCTION clock() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()';

-------------------------------------------------------------------------------------------------------------------------------------
-- Payments and their tenders
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE payment (
  id             uuid PRIMARY KEY DEFAULT uuidv7(),
  placement_id   text NOT NULL,
  site           text,
  -- While a shopper has to act, at the bank or at a provider, nothing is held, and the payment waits for the answer.
  state          text NOT NULL
    CHECK (state IN ('authorising', 'action', 'authorised', 'declined', 'unknown', 'cancelled')),
  version        bigint NOT NULL DEFAULT 1,
  currency       text CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor   bigint CHECK (amount_minor > 0),
  decline_reason text,
  tombstoned_at  timestamptz(3),
  cancel_reason  text,
  created_at     timestamptz(3) NOT NULL DEFAULT now(),
  updated_at     timestamptz(3) NOT NULL DEFAULT now(),
  -- Versions of published events, without gaps; `version` rises with every change and so leaves gaps.
  event_version  bigint NOT NULL DEFAULT 0,
  -- What became of the authorisation after the order, as the sums of its tenders: taken, no longer to be taken, given back.
  captured_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  voided_minor   bigint NOT NULL DEFAULT 0,
  released_minor bigint NOT NULL DEFAULT 0,
  -- The last day on which goods are promised that are not captured before they leave.
  promised_day   date,
  -- As it was published last; `held` before it was published.
  hold_state     text NOT NULL DEFAULT 'held' CHECK (hold_state IN ('held', 'taken', 'missing')),
  -- An order whose hold has ended is paid again by a payment of its own, whose hold then takes the place of the one that ended: the
  -- placement of the order.
  pays_again_for text,
  CHECK ((state = 'cancelled') = (tombstoned_at IS NOT NULL)),
  CONSTRAINT payment_refunded_within_captured CHECK (0 <= refunded_minor AND refunded_minor <= captured_minor),
  CONSTRAINT payment_captured_within_authorised CHECK (
    0 <= voided_minor AND captured_minor + voided_minor <= coalesce(amount_minor, 0)
  ),
  CONSTRAINT payment_released_within_voided CHECK (0 <= released_minor AND released_minor <= voided_minor)
);
CREATE UNIQUE INDEX payment_placement_id_key ON payment (placement_id);
-- What metrics, `npm run payments -- stuck` and people look for; a handful of rows at any moment.
CREATE INDEX payment_hold_missing ON payment (created_at) WHERE hold_state = 'missing';
CREATE INDEX payment_pays_again ON payment (created_at) WHERE pays_again_for IS NOT NULL AND state = 'authorised';

-- A payment is held by an ordered list of tenders.
CREATE TABLE tender (
  id                      uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id              uuid NOT NULL CONSTRAINT tender_payment_id_fkey REFERENCES payment (id),
  step                    text NOT NULL,
  attempt                 integer NOT NULL CHECK (attempt > 0),
  method                  text NOT NULL CHECK (method IN ('credit-card', 'klarna', 'givex', 'paypal', 'v12', 'applepay')),
  state                   text NOT NULL
    CHECK (state IN ('intended', 'action', 'sent', 'held', 'declined', 'unknown', 'reversed')),
  currency                text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor            bigint NOT NULL CHECK (amount_minor > 0),
  request_hash            bytea NOT NULL,
  reference               text NOT NULL,
  merchant_transaction_id text NOT NULL,
  provider_id             text,
  held_currency           text,
  held_minor              bigint,
  decline_reason          text,
  masked_number           text NOT NULL,
  card_type               text NOT NULL,
  created_at              timestamptz(3) NOT NULL DEFAULT now(),
  sent_at                 timestamptz(3),
  resolved_at             timestamptz(3),
  -- The provider's id of the authentication that spoke for it, which speaks for no other.
  authentication_id       text,
  position                integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  -- What the provider needs again to capture, refund or reverse, e.g. the id of a gift card.
  account                 text,
  -- The named exemption from payer authentication that was claimed.
  exemption               text,
  captured_minor          bigint NOT NULL DEFAULT 0,
  refunded_minor          bigint NOT NULL DEFAULT 0,
  voided_minor            bigint NOT NULL DEFAULT 0,
  released_minor          bigint NOT NULL DEFAULT 0,
  -- The hold that stands, a request of kind hold, which provider_id names; null: the first one.
  hold_id                 uuid,
  -- Null where the provider states no end.
  held_until              timestamptz(3),
  -- When the hold is looked at next: a day before its end, and at its end.
  hold_due_at             timestamptz(3),
  hold_ended_at           timestamptz(3),
  -- The hold of another payment that this tender's hold has become: it is captured and reversed there.
  moved_to                uuid,
  CHECK (state <> 'held' OR (provider_id IS NOT NULL AND held_currency IS NOT NULL AND held_minor IS NOT NULL)),
  CONSTRAINT tender_refunded_within_captured CHECK (0 <= refunded_minor AND refunded_minor <= captured_minor),
  CONSTRAINT tender_captured_within_amount CHECK (0 <= voided_minor AND captured_minor + voided_minor <= amount_minor),
  CONSTRAINT tender_released_within_voided CHECK (0 <= released_minor AND released_minor <= voided_minor)
);
CREATE UNIQUE INDEX tender_payment_id_step_attempt_position_key ON tender (payment_id, step, attempt, position);
CREATE UNIQUE INDEX tender_merchant_transaction_id_key ON tender (merchant_transaction_id);
CREATE UNIQUE INDEX tender_authentication_id_key ON tender (authentication_id);
-- What the sweeper looks for; a handful of rows at any moment.
CREATE INDEX tender_unresolved ON tender (created_at) WHERE state IN ('intended', 'sent');
CREATE INDEX tender_hold_due ON tender (hold_due_at) WHERE hold_due_at IS NOT NULL;
-- What metrics and `npm run payments -- stuck` look for; a handful of rows at any moment.
CREATE INDEX tender_unknown ON tender (created_at) WHERE state = 'unknown';
-- An operator asks by order number.
CREATE INDEX tender_reference_idx ON tender (reference);
CREATE INDEX tender_account_idx ON tender (account) WHERE account IS NOT NULL;

-- What the shopper has to do, and what the payment needs to continue afterwards.
CREATE TABLE tender_action (
  tender_id    uuid PRIMARY KEY CONSTRAINT tender_action_tender_id_fkey REFERENCES tender (id),
  action       jsonb NOT NULL,
  continuation jsonb NOT NULL,
  details      jsonb NOT NULL,
  verified     jsonb NOT NULL,
  bill_to      jsonb NOT NULL,
  valid_until  timestamptz(3) NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  -- What the shopper has begun at the provider, named by tender.authentication_id, is undone there when the payment ends without it.
  is_begun     boolean NOT NULL DEFAULT false,
  -- What the tenders after one that waits for the shopper need to be held.
  rest         jsonb
);
CREATE INDEX tender_action_valid_until_idx ON tender_action (valid_until);

-- What a tender waits for whose provider decides later, perhaps after days, and what was last known of it. It names neither a person nor
-- the provider's number, and is kept when the wait is over.
CREATE TABLE tender_wait (
  tender_id          uuid PRIMARY KEY CONSTRAINT tender_wait_tender_id_fkey REFERENCES tender (id),
  -- Null: nothing any more.
  waits_for          text CHECK (waits_for IN ('submission', 'decision', 'signature')),
  -- EU-23, of a loan.
  application_status text,
  began_at           timestamptz(3) NOT NULL,
  changed_at         timestamptz(3) NOT NULL,
  -- How often the provider was asked since.
  looks              integer NOT NULL DEFAULT 0,
  -- When it is asked again; null when the tender waits no more.
  next_look_at       timestamptz(3),
  -- When the provider said that a payment which had ended was agreed to. It is undone there.
  agreed_late_at     timestamptz(3),
  -- When the provider had undone it: from then on it is told.
  late_yes_undone_at timestamptz(3)
);
CREATE INDEX tender_wait_due ON tender_wait (next_look_at) WHERE next_look_at IS NOT NULL;

-- Tokens and name are kept for the action alone: the statement that ends it deletes them, whichever it is.
CREATE FUNCTION tender_action_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tender_action WHERE tender_id = OLD.id;
  UPDATE tender_wait SET next_look_at = NULL WHERE tender_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER tender_action_ended AFTER UPDATE OF state ON tender
  FOR EACH ROW WHEN (OLD.state = 'action' AND NEW.state <> 'action') EXECUTE FUNCTION tender_action_ended();

CREATE TABLE reversal_task (
  tender_id       uuid PRIMARY KEY CONSTRAINT reversal_task_tender_id_fkey REFERENCES tender (id),
  state           text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'abandoned')),
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  finished_at     timestamptz(3)
);
CREATE INDEX reversal_task_due ON reversal_task (next_attempt_at) WHERE state = 'due';
CREATE INDEX reversal_task_abandoned ON reversal_task (created_at) WHERE state = 'abandoned';

-------------------------------------------------------------------------------------------------------------------------------------
-- Cards
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE capture_context (
  kid        text PRIMARY KEY,
  jti        text NOT NULL,
  cart_id    text NOT NULL,
  owner_key  text NOT NULL,
  site       text NOT NULL,
  jwk        jsonb NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX capture_context_jti_key ON capture_context (jti);
CREATE INDEX capture_context_expires_at_idx ON capture_context (expires_at);

CREATE TABLE payer_authentication (
  token_id     text PRIMARY KEY, -- jti of the card token
  cart_id      text NOT NULL,
  owner_key    text NOT NULL,
  site         text NOT NULL,
  reference_id text NOT NULL,
  expires_at   timestamptz(3) NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payer_authentication_expires_at_idx ON payer_authentication (expires_at);

-- The provider's token of a card, for the renewal of its hold only: deleted there and here when the order has ended.
CREATE TABLE stored_card (
  tender_id       uuid PRIMARY KEY CONSTRAINT stored_card_tender_id_fkey REFERENCES tender (id),
  -- Nonce, tag and ciphertext of the token, and of the network's id of the first authorisation, under this key.
  sealed          bytea NOT NULL,
  vault_kid       text NOT NULL,
  attempts        integer NOT NULL DEFAULT 0,
  -- When it is seen whether the order has ended, or the deletion is attempted again.
  next_attempt_at timestamptz(3) NOT NULL,
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  -- The hold that it was stored for has been paid again with another card.
  is_over         boolean NOT NULL DEFAULT false
);
CREATE INDEX stored_card_due ON stored_card (next_attempt_at);

-------------------------------------------------------------------------------------------------------------------------------------
-- Settlement: what becomes of a payment after the order
-------------------------------------------------------------------------------------------------------------------------------------

-- A movement is allocated over the tenders of its payment when it is recorded: one row for each tender.
CREATE TABLE settlement (
  id               uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id       uuid NOT NULL CONSTRAINT settlement_payment_id_fkey REFERENCES payment (id),
  kind             text NOT NULL CHECK (kind IN ('capture', 'void', 'refund', 'renew')),
  reference        text NOT NULL,
  order_id         text NOT NULL, -- empty when a person acted before the order's first event came
  currency         text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor     bigint NOT NULL CHECK (amount_minor >= 0),
  final            boolean NOT NULL,
  reason           text,
  state            text NOT NULL DEFAULT 'intended' CHECK (state IN ('intended', 'sent', 'done', 'refused', 'unknown')),
  settled_minor    bigint NOT NULL DEFAULT 0,
  refusal          text,
  attempts         integer NOT NULL DEFAULT 0,
  next_attempt_at  timestamptz(3) DEFAULT now(), -- null: given up, a person must
  created_at       timestamptz(3) NOT NULL DEFAULT now(),
  finished_at      timestamptz(3),
  -- Null: of a payment that was cancelled before any authorisation.
  tender_id        uuid CONSTRAINT settlement_tender_id_fkey REFERENCES tender (id),
  -- The settled part of a refund that its tender does not pay: other tenders do, or all of the payment was refunded already.
  elsewhere_minor  bigint NOT NULL DEFAULT 0,
  -- Goods in the making are captured when it begins, and refunded when they are cancelled (ADR 62). Of a refund the part whose capture was
  -- refused when making began: there is nothing to refund.
  uncaptured_minor bigint NOT NULL DEFAULT 0,
  CHECK (0 <= settled_minor AND settled_minor <= amount_minor),
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK ((state IN ('done', 'refused')) = (finished_at IS NOT NULL)),
  CONSTRAINT settlement_elsewhere_is_settled CHECK (0 <= elsewhere_minor AND elsewhere_minor <= settled_minor),
  CONSTRAINT settlement_uncaptured_within_settled CHECK (0 <= uncaptured_minor AND uncaptured_minor <= settled_minor)
);
CREATE UNIQUE INDEX settlement_payment_id_kind_reference_tender_id_key
  ON settlement (payment_id, kind, reference, tender_id) NULLS NOT DISTINCT;
CREATE INDEX settlement_due ON settlement (next_attempt_at) WHERE state IN ('intended', 'sent', 'unknown');
CREATE INDEX settlement_refused ON settlement (payment_id) WHERE state = 'refused';
-- What was given back on a day, for the comparison with what cart-checkout has counted (ADR 109).
CREATE INDEX settlement_refunded ON settlement (finished_at) WHERE kind = 'refund';

-- One call to the provider each, written before it is made; a settlement has several when it is split or repeated.
CREATE TABLE settlement_request (
  id                      uuid PRIMARY KEY DEFAULT uuidv7(),
  settlement_id           uuid NOT NULL CONSTRAINT settlement_request_settlement_id_fkey REFERENCES settlement (id),
  payment_id              uuid NOT NULL CONSTRAINT settlement_request_payment_id_fkey REFERENCES payment (id),
  kind                    text NOT NULL CHECK (kind IN ('capture', 'refund', 'hold')),
  capture_id              uuid CONSTRAINT settlement_request_capture_id_fkey REFERENCES settlement_request (id),
  closes                  boolean NOT NULL DEFAULT false, -- the provider is told that nothing more will be captured
  currency                text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor            bigint NOT NULL CHECK (amount_minor > 0),
  merchant_transaction_id text NOT NULL,
  provider_id             text,
  state                   text NOT NULL CHECK (state IN ('sent', 'done', 'refused', 'unknown', 'undone')),
  refusal                 text,
  sent_at                 timestamptz(3) NOT NULL,
  resolved_at             timestamptz(3),
  -- Of a capture: the hold that is captured. Of a hold: the one that it replaces. Null: the tender's first one.
  hold_id                 uuid CONSTRAINT settlement_request_hold_id_fkey REFERENCES settlement_request (id),
  -- Of a hold: the provider's id of the one that it replaces, which is reversed then, and what that one still holds.
  replaced_id             text,
  replaced_minor          bigint CHECK (replaced_minor >= 0),
  CHECK ((kind = 'refund') = (capture_id IS NOT NULL)),
  CHECK (state <> 'done' OR provider_id IS NOT NULL),
  CONSTRAINT settlement_request_replaces CHECK ((kind = 'hold') = (replaced_id IS NOT NULL AND replaced_minor IS NOT NULL))
);
CREATE UNIQUE INDEX settlement_request_merchant_transaction_id_key ON settlement_request (merchant_transaction_id);
CREATE INDEX settlement_request_payment_id_idx ON settlement_request (payment_id);
-- Nothing is asked a second time while the first answer is not known.
CREATE UNIQUE INDEX settlement_request_one_open ON settlement_request (settlement_id) WHERE state IN ('sent', 'unknown');

-- Holds are requests of settlements, which are of tenders.
ALTER TABLE tender
  ADD CONSTRAINT tender_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES settlement_request (id),
  ADD CONSTRAINT tender_moved_to_fkey FOREIGN KEY (moved_to) REFERENCES settlement_request (id);

-- What providers tell of their own accord, in our words and without persons: stored once, then retried until it is done.
CREATE TABLE provider_notice (
  method          text NOT NULL,
  message_id      text NOT NULL,
  notice          jsonb NOT NULL,
  state           text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'failed')),
  outcome         text NOT NULL DEFAULT '',
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) NOT NULL,
  received_at     timestamptz(3) NOT NULL,
  PRIMARY KEY (method, message_id)
);
CREATE INDEX provider_notice_due ON provider_notice (next_attempt_at) WHERE state = 'due';
CREATE INDEX provider_notice_failed ON provider_notice (received_at) WHERE state = 'failed';
CREATE INDEX provider_notice_ended ON provider_notice (received_at) WHERE state <> 'due';

-- Money that a provider takes back from a capture because its payer disputes it.
CREATE TABLE dispute (
  id           uuid PRIMARY KEY DEFAULT uuidv7(),
  method       text NOT NULL,
  -- The provider's id of it.
  provider_id  text NOT NULL,
  payment_id   uuid NOT NULL CONSTRAINT dispute_payment_id_fkey REFERENCES payment (id),
  tender_id    uuid NOT NULL CONSTRAINT dispute_tender_id_fkey REFERENCES tender (id),
  -- The capture.
  request_id   uuid NOT NULL CONSTRAINT dispute_request_id_fkey REFERENCES settlement_request (id),
  currency     text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- The provider's word for why.
  reason       text NOT NULL,
  state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost')),
  answer_by    timestamptz(3),
  opened_at    timestamptz(3) NOT NULL,
  ended_at     timestamptz(3),
  CONSTRAINT dispute_ended CHECK ((state = 'open') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX dispute_method_provider_id_key ON dispute (method, provider_id);
CREATE INDEX dispute_open ON dispute (answer_by) WHERE state = 'open';

-------------------------------------------------------------------------------------------------------------------------------------
-- Gift cards: those that pay, and those that are sold
-------------------------------------------------------------------------------------------------------------------------------------

-- The gift cards of bags. Number and PIN are encrypted; neither they nor their length is in clear.
CREATE TABLE gift_card (
  id            uuid PRIMARY KEY,
  site          text NOT NULL,
  cart_id       text NOT NULL,
  owner_key     text NOT NULL,
  masked_number text NOT NULL,
  -- HMAC of the number under this key.
  digest        text NOT NULL,
  digest_kid    text NOT NULL,
  -- Nonce, tag and ciphertext of number and PIN under this key.
  sealed        bytea NOT NULL,
  vault_kid     text NOT NULL,
  created_at    timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at  timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT gift_card_site_cart_id_owner_key_digest_key UNIQUE (site, cart_id, owner_key, digest)
);
CREATE INDEX gift_card_last_used_at_idx ON gift_card (last_used_at);
-- The sweep that seals cards of former keys again reads these alone; every instance runs it each minute.
CREATE INDEX gift_card_vault_kid ON gift_card (vault_kid);
CREATE INDEX gift_card_digest_kid ON gift_card (digest_kid);

-- Gift cards that were sold: one row for each piece that was shipped, written with the shipment and before the provider is called.
CREATE TABLE issued_gift_card (
  id              uuid PRIMARY KEY DEFAULT uuidv7(),
  payment_id      uuid NOT NULL CONSTRAINT issued_gift_card_payment_id_fkey REFERENCES payment (id),
  tender_id       uuid NOT NULL CONSTRAINT issued_gift_card_tender_id_fkey REFERENCES tender (id),
  order_id        text NOT NULL,
  shipment_id     text NOT NULL,
  sku             text NOT NULL,
  unit            integer NOT NULL CHECK (unit > 0),
  currency        text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_minor    bigint NOT NULL CHECK (amount_minor > 0),
  state           text NOT NULL DEFAULT 'intended'
    CHECK (state IN ('intended', 'sent', 'unknown', 'issued', 'cancelled', 'refused')),
  -- Our code of the latest request; a lost one is reversed by it.
  transaction_id  text,
  provider_id     text,
  -- The row of gift_card with the sealed number and PIN, which is deleted some time after the sale.
  gift_card_id    uuid,
  -- The return that cancels it.
  return_id       text,
  -- An operator released it although its shipment is not paid for.
  released        boolean NOT NULL DEFAULT false,
  attempts        integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz(3) DEFAULT now(), -- null: nothing to do, or given up
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  sent_at         timestamptz(3),
  issued_at       timestamptz(3),
  -- The position of its line in the order: several lines can be of one sku.
  line            integer NOT NULL CHECK (line > 0),
  -- Whether the buyer has its number and PIN. Until then the number is kept, and an hour after its issue a person is told.
  mailed_at       timestamptz(3), -- the mail server took the e-mail
  refused_at      timestamptz(3), -- it refused the address, for the first time
  delivered_at    timestamptz(3),
  delivered_by    text CHECK (delivered_by IN ('mail', 'account', 'operator')),
  -- Adopted from the provider's report after a restore: nobody here knows its number.
  imported_at     timestamptz(3),
  CHECK (state NOT IN ('sent', 'unknown', 'issued') OR transaction_id IS NOT NULL),
  CONSTRAINT issued_gift_card_issued CHECK (
    state <> 'issued' OR (provider_id IS NOT NULL AND (gift_card_id IS NOT NULL OR imported_at IS NOT NULL) AND issued_at IS NOT NULL)
  ),
  CONSTRAINT issued_gift_card_refused CHECK (state <> 'refused' OR return_id IS NOT NULL)
);
CREATE UNIQUE INDEX issued_gift_card_one_per_piece ON issued_gift_card (payment_id, shipment_id, sku, unit);
CREATE UNIQUE INDEX issued_gift_card_transaction_id_key ON issued_gift_card (transaction_id);
CREATE INDEX issued_gift_card_gift_card_id_idx ON issued_gift_card (gift_card_id);
CREATE INDEX issued_gift_card_due ON issued_gift_card (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
-- The gauges of gift cards that were sold and are not issued, or not delivered, read these rows only.
CREATE INDEX issued_gift_card_waiting ON issued_gift_card (created_at) WHERE state IN ('intended', 'sent', 'unknown');
CREATE INDEX issued_gift_card_undelivered ON issued_gift_card (issued_at)
  WHERE state = 'issued' AND return_id IS NULL AND delivered_at IS NULL;

-- Each time a person was shown number and PIN, or had them sent: written before they leave the vault.
CREATE TABLE gift_card_look (
  id        uuid PRIMARY KEY DEFAULT uuidv7(),
  issue_id  uuid NOT NULL CONSTRAINT gift_card_look_issue_id_fkey REFERENCES issued_gift_card (id),
  -- c:<customer id> or operator:<name>
  reader    text NOT NULL CHECK (reader ~ '^(c|operator):.'),
  looked_at timestamptz(3) NOT NULL
);
CREATE INDEX gift_card_look_issue_id_idx ON gift_card_look (issue_id);

CREATE FUNCTION gift_card_look_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'looks at gift cards are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER gift_card_look_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_look
  FOR EACH STATEMENT EXECUTE FUNCTION gift_card_look_append_only();

-------------------------------------------------------------------------------------------------------------------------------------
-- The ledger
-------------------------------------------------------------------------------------------------------------------------------------

CREATE TABLE ledger_account (
  code text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('asset', 'liability', 'income', 'expense', 'memorandum')),
  name text NOT NULL
);
-- The accounts of a provider are named after its method.
INSERT INTO ledger_account (code, kind, name) VALUES
  ('memorandum.authorisations', 'memorandum', 'Contra of all authorisations held'),
  ('memorandum.cybersource.authorised', 'memorandum', 'Card authorisations that issuers hold for us through Cybersource'),
  ('memorandum.givex.authorised', 'memorandum', 'Gift card amounts that Givex holds for us'),
  ('memorandum.paypal.authorised', 'memorandum', 'Amounts that PayPal holds for us'),
  ('memorandum.klarna.authorised', 'memorandum', 'Amounts that Klarna holds for us'),
  ('memorandum.applepay.authorised', 'memorandum', 'Amounts held on cards in Apple Pay'),
  ('memorandum.v12.authorised', 'memorandum', 'Signed loans that are not paid out yet'),
  ('asset.cybersource.receivable', 'asset', 'Taken from cards through Cybersource and not yet paid out to us'),
  ('asset.paypal.receivable', 'asset', 'Captured by PayPal, not yet paid out'),
  ('asset.paypal.taken-back', 'asset', 'Taken back by PayPal of what it has captured, while a dispute is open or when it was lost'),
  ('asset.paypal.disputed', 'asset', 'Claimed from PayPal while a dispute is open'),
  ('asset.klarna.receivable', 'asset', 'Captured by Klarna, not yet paid out'),
  ('asset.applepay.receivable', 'asset', 'Captured by Apple Pay, not yet paid out'),
  ('asset.v12.receivable', 'asset', 'Loans that the lender was asked to pay, not yet paid out'),
  ('liability.customers', 'liability', 'Taken from customers for their orders; cleared by the invoice'),
  ('liability.gift-cards', 'liability', 'Value of gift cards that were sold and not redeemed'),
  ('expense.disputes', 'expense', 'Disputes that were lost');

CREATE TABLE ledger_entry (
  id            bigserial PRIMARY KEY,
  set_id        uuid NOT NULL,
  account       text NOT NULL CONSTRAINT ledger_entry_account_fkey REFERENCES ledger_account (code),
  payment_id    uuid NOT NULL CONSTRAINT ledger_entry_payment_id_fkey REFERENCES payment (id),
  tender_id     uuid NOT NULL CONSTRAINT ledger_entry_tender_id_fkey REFERENCES tender (id),
  kind          text NOT NULL CHECK (
    kind IN ('authorisation', 'authorisation-reversal', 'authorisation-release', 'authorisation-end', 'capture', 'capture-void',
             'refund', 'refund-void', 'gift-card-issue', 'gift-card-cancel', 'dispute', 'dispute-won', 'dispute-lost')
  ),
  currency      text NOT NULL,
  amount_minor  bigint NOT NULL CHECK (amount_minor <> 0), -- debits positive, credits negative
  booked_at     timestamptz(3) NOT NULL DEFAULT now(),
  settlement_id uuid CONSTRAINT ledger_entry_settlement_id_fkey REFERENCES settlement (id),
  request_id    uuid CONSTRAINT ledger_entry_request_id_fkey REFERENCES settlement_request (id),
  -- The money of a sold gift card is owed to its holder instead of the customer of the order.
  issue_id      uuid CONSTRAINT ledger_entry_issue_id_fkey REFERENCES issued_gift_card (id),
  -- The hold that it is about, where it is not the tender's first one.
  hold_id       uuid CONSTRAINT ledger_entry_hold_id_fkey REFERENCES settlement_request (id),
  dispute_id    uuid CONSTRAINT ledger_entry_dispute_id_fkey REFERENCES dispute (id),
  CONSTRAINT ledger_entry_settled CHECK (
    CASE
      WHEN kind IN ('gift-card-issue', 'gift-card-cancel') THEN issue_id IS NOT NULL AND settlement_id IS NULL AND request_id IS NULL
      WHEN kind IN ('capture', 'capture-void', 'refund', 'refund-void')
        THEN issue_id IS NULL AND settlement_id IS NOT NULL AND request_id IS NOT NULL
      WHEN kind = 'authorisation-release' THEN issue_id IS NULL AND settlement_id IS NOT NULL AND request_id IS NULL
      -- Of the first hold by the tender alone, of a later one by its renewal.
      ELSE issue_id IS NULL AND (settlement_id IS NULL) = (request_id IS NULL)
    END
  ),
  CONSTRAINT ledger_entry_disputed CHECK (
    (kind IN ('dispute', 'dispute-won', 'dispute-lost')) = (dispute_id IS NOT NULL)
  )
);
-- Each thing that happens is booked once: an authorisation by its tender, a release by its settlement, a movement by its request.
CREATE UNIQUE INDEX ledger_entry_booked_once
  ON ledger_entry (tender_id, settlement_id, request_id, issue_id, hold_id, dispute_id, kind, account) NULLS NOT DISTINCT;
CREATE INDEX ledger_entry_payment_id_idx ON ledger_entry (payment_id);
-- The reconciler reads a period. Entries come in the order of their time, so that a summary of pages is enough.
CREATE INDEX ledger_entry_booked_at_idx ON ledger_entry USING brin (booked_at);
-- The comparison with a provider's report looks for entries by gift card.
CREATE INDEX ledger_entry_issue_id_idx ON ledger_entry (issue_id) WHERE issue_id IS NOT NULL;
CREATE INDEX ledger_entry_dispute_id_idx ON ledger_entry (dispute_id) WHERE dispute_id IS NOT NULL;

-- A set is written by one statement and balances when it ends.
CREATE FUNCTION ledger_entry_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booked GROUP BY set_id, currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'a set of ledger entries does not balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry
  REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_balanced();

-- Append-only twice over: the service's role has no right to change a booking, and a role that has it is refused by the trigger.
CREATE FUNCTION ledger_entry_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: book a correction' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_append_only();
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entry FROM CURRENT_USER;

-------------------------------------------------------------------------------------------------------------------------------------
-- Finance products
-------------------------------------------------------------------------------------------------------------------------------------

-- What the lender says of its products, as last read. `terms` is null when it no longer lists the product.
CREATE TABLE finance_lender_product (
  lender_product_id text PRIMARY KEY,
  terms             jsonb,
  -- When it was in an answer of the lender last.
  read_at           timestamptz(3) NOT NULL DEFAULT now()
);

-- What we add to a product of the lender.
CREATE TABLE finance_overlay (
  key               text PRIMARY KEY,
  lender_product_id text NOT NULL UNIQUE,
  position          integer NOT NULL,
  overlay           jsonb NOT NULL,
  changed_by        text NOT NULL,
  changed_at        timestamptz(3) NOT NULL DEFAULT now()
);

-- Every version of what was offered, append-only: terms and overlay together, null once it is not offered.
CREATE TABLE finance_product_version (
  key     text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  product jsonb,
  since   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (key, version)
);

-- The threshold of finance messages that content configures (CO-07, CO-14), as last published. Until the first event it is £1,000.
CREATE TABLE finance_limits (
  site                text PRIMARY KEY,
  version             bigint NOT NULL,
  ibc_threshold_minor integer NOT NULL,
  projected_at        timestamptz(3) NOT NULL DEFAULT now()
);
INSERT INTO finance_limits (site, version, ibc_threshold_minor) VALUES ('beaverbrooks', 0, 100000), ('loupe', 0, 100000);

-------------------------------------------------------------------------------------------------------------------------------------
-- Restores
-------------------------------------------------------------------------------------------------------------------------------------

-- A restore of the database: while one is not resumed, nothing is sent to any provider. One row is one audit record.
CREATE TABLE payment_restore (
  id          uuid PRIMARY KEY DEFAULT uuidv7(),
  restored_to timestamptz(3) NOT NULL,
  paused_at   timestamptz(3) NOT NULL DEFAULT now(),
  paused_by   text NOT NULL,
  -- When the providers' reports were last imported with nothing left to explain.
  imported_at timestamptz(3),
  imported_by text,
  resumed_at  timestamptz(3),
  resumed_by  text,
  CONSTRAINT payment_restore_resumed CHECK (resumed_at IS NULL OR imported_at IS NOT NULL)
);
CREATE UNIQUE INDEX payment_restore_one_open ON payment_restore ((true)) WHERE resumed_at IS NULL;

-- A payment that a provider reported and whose placement the restored database does not have. Listed until its money is given back,
-- or a person decides that it is kept.
CREATE TABLE lost_order (
  payment_id  uuid PRIMARY KEY REFERENCES payment,
  restore_id  uuid NOT NULL REFERENCES payment_restore,
  imported_at timestamptz(3) NOT NULL DEFAULT now(),
  kept_at     timestamptz(3),
  kept_by     text,
  kept_reason text,
  CONSTRAINT lost_order_kept CHECK ((kept_at IS NULL) = (kept_reason IS NULL) AND (kept_at IS NULL) = (kept_by IS NULL))
);
CREATE INDEX lost_order_open ON lost_order (imported_at) WHERE kept_at IS NULL;

-------------------------------------------------------------------------------------------------------------------------------------
-- Counters of attempts
-------------------------------------------------------------------------------------------------------------------------------------

CREATE UNLOGGED TABLE rate_limit (
  key       text PRIMARY KEY,
  hits      integer NOT NULL,
  resets_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_resets_at_idx ON rate_limit (resets_at);
-- A standby has no rows of an unlogged table: after a failover those who try out cards and the numbers of gift cards would have all of
-- their attempts again.
ALTER TABLE rate_limit SET LOGGED;

-------------------------------------------------------------------------------------------------------------------------------------
-- Messages: what every service that publishes or consumes keeps, as in packages/messaging/sql/messaging.sql
-------------------------------------------------------------------------------------------------------------------------------------

-- Debezium's outbox columns (id, aggregatetype, aggregateid, type, payload), so either our relay or Debezium drains it.
CREATE TABLE outbox (
  seq               bigserial PRIMARY KEY,
  id                uuid NOT NULL UNIQUE,
  aggregatetype     text NOT NULL, -- the topic
  aggregateid       text NOT NULL, -- the record key
  aggregate_version bigint NOT NULL,
  type              text NOT NULL,
  payload           bytea NOT NULL, -- the whole encoded envelope
  occurred_at       timestamptz(3) NOT NULL,
  published_at      timestamptz(3)
);
CREATE INDEX outbox_unpublished ON outbox (seq) WHERE published_at IS NULL;

-- One row per message a consumer has acted on, written in the transaction of its effect.
CREATE TABLE inbox (
  consumer    text NOT NULL,
  message_id  uuid NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, message_id)
);
CREATE INDEX inbox_received ON inbox (received_at);

-- A key whose message was poisoned: later messages of the key go to the dead-letter topic behind it until it is replayed.
CREATE TABLE parked_key (
  consumer  text NOT NULL,
  topic     text NOT NULL,
  key       text NOT NULL,
  reason    text NOT NULL,
  parked_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic, key)
);

-- Written by the relay when it becomes leader, to check that it can mark the rows that it will send.
CREATE TABLE relay_lead (
  singleton   boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  backend_pid integer NOT NULL,
  since       timestamptz(3) NOT NULL
);

-- A consumer group has read a topic to its end once: its projection is complete and is served without the broker.
CREATE TABLE caught_up_topic (
  consumer     text NOT NULL,
  topic        text NOT NULL,
  caught_up_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, topic)
);

-- How far each partition of the service's topics goes by what this database has published. A partition that goes on beyond it, with
-- events that the outbox does not know, was written by a later state of this database: it has been restored.
CREATE TABLE published_offset (
  topic       text NOT NULL,
  partition   integer NOT NULL,
  last_offset bigint NOT NULL,
  PRIMARY KEY (topic, partition)
);

-- Written by a restore: between the moment that the database was restored to and the restore itself, events were published whose effects
-- it has lost. One that cannot be handled is about something that does not exist any more.
CREATE TABLE lost_window (
  restored_to timestamptz(3) NOT NULL,
  until       timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (restored_to, until)
);
