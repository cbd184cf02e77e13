import type { MarketingType } from '../../domain/marketing/marketing.ts';
import { sql } from './gen/statements.ts';

const STATE = `id, site, email, marketing_types AS "marketingTypes", existing_order_number AS "existingOrderNumber", version`;

export const RAISE_VERSIONS = sql(
  'raise-customer-versions',
  `
WITH locked AS (
  SELECT id AS customer_id FROM customer WHERE id > $1::uuid ORDER BY id LIMIT $2 FOR NO KEY UPDATE
), raised AS (
  UPDATE customer SET version = version + 1 FROM locked WHERE id = customer_id RETURNING ${STATE}
)
SELECT * FROM raised ORDER BY id`,
).refine<{ marketingTypes: MarketingType[] }>();

export const INSERT = sql(
  'insert-customer',
  `
INSERT INTO customer (id, site, email, hybris_customer_id, title, first_name, last_name, birth_day, birth_month,
  marketing_types, marketing_source, marketing_changed_at, marketing_text_version, existing_order_number)
VALUES (:id, :site, :email, :hybrisCustomerId, :title, :firstName, :lastName, :birthDay, :birthMonth,
  :marketingTypes::text[], :marketingSource, now(), :marketingTextVersion, :existingOrderNumber)
ON CONFLICT (site, email) DO NOTHING
RETURNING ${STATE}`,
).refine<{ marketingTypes: MarketingType[] }>();

export const FIND_CREDENTIAL = sql(
  'find-credential',
  `
SELECT c.id AS "customerId", p.password_hash AS "passwordHash",
  EXISTS (SELECT FROM known_source s WHERE s.customer_id = c.id AND s.prefix = $3) AS "knowsSource"
FROM customer c JOIN credential p ON p.customer_id = c.id
WHERE c.site = $1 AND c.email = $2`,
);

export const FIND_ACCOUNT = sql(
  'find-account',
  `
SELECT c.id AS "customerId", c.email, p.password_hash AS "passwordHash"
FROM customer c JOIN credential p ON p.customer_id = c.id
WHERE c.id = $1 AND c.site = $2`,
);

const ADDRESSEE = `SELECT id AS "customerId", first_name AS "firstName" FROM customer WHERE site = $1 AND email = $2`;
export const FIND_ADDRESSEE = sql('find-addressee', ADDRESSEE);
export const LOCK_ADDRESSEE = sql('lock-addressee', `${ADDRESSEE} FOR NO KEY UPDATE`);

export const UPDATE = sql(
  'update-customer',
  `
UPDATE customer SET title = coalesce(:title, title), first_name = coalesce(:firstName, first_name), last_name = coalesce(:lastName, last_name),
  mobile_number = CASE WHEN :isMobileChanged THEN :mobileNumber ELSE mobile_number END,
  birth_day = coalesce(:birthDay, birth_day), birth_month = coalesce(:birthMonth, birth_month), email = coalesce(:email, email),
  marketing_types = coalesce(:marketingTypes::text[], marketing_types), marketing_source = coalesce(:marketingSource, marketing_source),
  marketing_changed_at = CASE WHEN :marketingTypes::text[] IS NULL THEN marketing_changed_at ELSE now() END,
  marketing_text_version = CASE WHEN :marketingTypes::text[] IS NULL THEN marketing_text_version ELSE :marketingTextVersion END,
  version = version + 1
WHERE id = :customerId
RETURNING ${STATE}`,
).refine<{ marketingTypes: MarketingType[] }>();

export const HOLDS_PASSWORD = sql(
  'holds-password',
  `SELECT customer_id FROM credential WHERE customer_id = $1 AND password_hash = $2 FOR UPDATE`,
);

export const SET_PASSWORD = sql(
  'set-password',
  `
INSERT INTO credential (customer_id, password_hash) VALUES ($1, $2)
ON CONFLICT (customer_id) DO UPDATE SET password_hash = excluded.password_hash, changed_at = now()`,
);

export const MARK_WARNED = sql(
  'mark-warned',
  `
UPDATE customer SET warned_at = now()
WHERE site = $1 AND email = $2 AND (warned_at IS NULL OR warned_at <= now() - interval '1 hour')
RETURNING id`,
);

export const LOCK = sql('lock-customer', 'SELECT FROM customer WHERE id = $1 FOR NO KEY UPDATE');

export const EXISTS = sql('customer-exists', 'SELECT id FROM customer WHERE site = $1 AND email = $2');
