-- Why nobody can ask for another shop's price of a product; empty where anybody can, null until the catalogue has published it again.
ALTER TABLE product ADD COLUMN promise_refusal text;

-- Pieces whose maker or margin allows no lower price, by their product: an operator's decision.
CREATE TABLE price_promise_exclusion (
  product_key text PRIMARY KEY,
  reason      text NOT NULL,
  operator    text NOT NULL,
  excluded_at timestamptz(3) NOT NULL
);

-- A request to sell a piece for the price of another shop, and what people decided about it (EU-09). Used, ended and withdrawn are facts beside
-- the state: whichever is there, the price cannot be had any more.
CREATE TABLE price_promise (
  id             uuid PRIMARY KEY,
  number         text NOT NULL UNIQUE,
  site           text NOT NULL,
  owner          text NOT NULL,
  name           text NOT NULL,
  email          text NOT NULL,
  product_id     uuid NOT NULL REFERENCES product,
  product_key    text NOT NULL,
  product_name   text NOT NULL,
  sku            text NOT NULL,
  -- Pence, as shown when it was asked.
  our_price      integer NOT NULL,
  their_price    integer NOT NULL CONSTRAINT price_promise_lower CHECK (their_price > 0 AND their_price < our_price),
  shop           text NOT NULL,
  -- As it was typed. Nobody opens it but a person.
  page           text,
  note           text,
  state          text NOT NULL CONSTRAINT price_promise_state CHECK (state IN ('PENDING_DECISION', 'APPROVED', 'REJECTED', 'ERROR')),
  reason         text,
  version        integer NOT NULL DEFAULT 1,
  asked_at       timestamptz(3) NOT NULL,
  -- When the visitor was told to have the answer.
  answer_by      timestamptz(3) NOT NULL,
  late_at        timestamptz(3),
  decided_at     timestamptz(3),
  -- Pence: what the first person decided. A much lower price waits for a second one.
  agreed_price   integer,
  decided_by     text,
  second_by      text,
  code           text UNIQUE,
  valid_until    timestamptz(3),
  used_at        timestamptz(3),
  used_order     text,
  ended_at       timestamptz(3),
  withdrawn_at   timestamptz(3),
  due_at         timestamptz(3),
  link_epoch     integer NOT NULL DEFAULT 0,
  event_offset   bigint NOT NULL DEFAULT 0,
  -- We match a price; we do not beat it.
  CONSTRAINT price_promise_match CHECK (agreed_price IS NULL OR (agreed_price >= their_price AND agreed_price < our_price)),
  CONSTRAINT price_promise_approved CHECK (state <> 'APPROVED'
    OR (agreed_price IS NOT NULL AND decided_by IS NOT NULL AND code IS NOT NULL AND valid_until IS NOT NULL)),
  CONSTRAINT price_promise_reason CHECK ((state IN ('REJECTED', 'ERROR')) = (reason IS NOT NULL)),
  -- More than a tenth off is never the decision of one person.
  CONSTRAINT price_promise_second_name CHECK (state <> 'APPROVED' OR (our_price - agreed_price)::bigint * 10 <= our_price
    OR (second_by IS NOT NULL AND lower(btrim(second_by)) <> lower(btrim(decided_by)))),
  CONSTRAINT price_promise_facts CHECK (state = 'APPROVED' OR (used_at IS NULL AND ended_at IS NULL AND withdrawn_at IS NULL)),
  CONSTRAINT price_promise_used CHECK ((used_at IS NULL) = (used_order IS NULL)),
  CONSTRAINT price_promise_due CHECK (
    (due_at IS NOT NULL) = ((state = 'PENDING_DECISION' AND late_at IS NULL)
      OR (state = 'APPROVED' AND coalesce(used_at, ended_at, withdrawn_at) IS NULL)))
);
CREATE UNIQUE INDEX one_open_promise_per_person ON price_promise (site, sku, owner) WHERE state = 'PENDING_DECISION' AND owner <> '';
-- Of a mailbox; judged when a person decides, so that a stranger who types another's e-mail learns nothing.
CREATE UNIQUE INDEX one_approved_promise_per_email ON price_promise (site, sku, email)
  WHERE state = 'APPROVED' AND used_at IS NULL AND ended_at IS NULL AND withdrawn_at IS NULL AND email <> '';
CREATE INDEX price_promise_due_at ON price_promise (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX price_promise_pending ON price_promise (sku) WHERE state = 'PENDING_DECISION';
CREATE INDEX price_promise_owner ON price_promise (owner, asked_at);
CREATE INDEX price_promise_asked ON price_promise (asked_at) WHERE email <> '';

-- What was done with a request, by whom: one row for each of its versions.
CREATE TABLE price_promise_act (
  promise_id uuid NOT NULL REFERENCES price_promise,
  version    integer NOT NULL,
  act        text NOT NULL,
  actor      text NOT NULL,
  state      text NOT NULL,
  reason     text,
  price      integer,
  done_at    timestamptz(3) NOT NULL,
  PRIMARY KEY (promise_id, version)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON price_promise_act FOR EACH ROW EXECUTE FUNCTION refuse_change();
