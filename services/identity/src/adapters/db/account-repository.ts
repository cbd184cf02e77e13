import type { Tx } from '@loupe/database/tx';
import type { CustomerState } from '../../domain/customer/customer-state.ts';
import type { CustomerChanges } from '../../domain/customer/customer-changes.ts';
import type { ConfirmedAccount } from '../../domain/customer/account.ts';
import { EmailTakenError } from '../../domain/customer/email-taken-error.ts';
import type { Addressee } from '../../domain/email/email-job.ts';
import type { Credential } from '../../domain/customer/credential.ts';
import type { NewCustomer } from '../../domain/customer/customer.ts';

/** Accounts as they are made, proved and changed. */
export function accountRepository(tx: Tx) {
  return {
    /** @returns undefined when the site has an account for the e-mail */
    async insert(customer: NewCustomer): Promise<CustomerState | undefined> {
      const { id, site, email, hybrisCustomerId, title, firstName, lastName } = customer;
      const { birthday, marketing, existingOrderNumber } = customer;
      const [state] = await tx.query<CustomerState>(INSERT, [
        ...[id, site, email, hybrisCustomerId, title, firstName, lastName],
        ...[
          birthday?.day ?? null,
          birthday?.month ?? null,
          marketing.types,
          marketing.source,
          existingOrderNumber,
        ],
      ]);
      return state;
    },

    /** Waits for whoever else changes the customer. */
    async lock(customerId: string): Promise<void> {
      await tx.query('SELECT FROM customer WHERE id = $1 FOR NO KEY UPDATE', [customerId]);
    },

    async exists(site: string, email: string): Promise<boolean> {
      return (
        (await tx.query('SELECT id FROM customer WHERE site = $1 AND email = $2', [site, email])).length > 0
      );
    },

    async findCredential(site: string, email: string, source: string): Promise<Credential | undefined> {
      const [credential] = await tx.query<Credential>(FIND_CREDENTIAL, [site, email, source]);
      return credential;
    },

    async findAccount(customerId: string, site: string): Promise<ConfirmedAccount | undefined> {
      const [account] = await tx.query<ConfirmedAccount>(FIND_ACCOUNT, [customerId, site]);
      return account;
    },

    /** How to address whoever has an e-mail; undefined when the site has no account for it. */
    async findAddressee(site: string, email: string): Promise<Addressee | undefined> {
      const [addressee] = await tx.query<Addressee>(FIND_ADDRESSEE, [site, email]);
      return addressee;
    },

    /** The same, once whoever changes the account is done; the e-mail stays theirs until the transaction ends. */
    async lockAddressee(site: string, email: string): Promise<Addressee | undefined> {
      const [addressee] = await tx.query<Addressee>(`${FIND_ADDRESSEE} FOR NO KEY UPDATE`, [site, email]);
      return addressee;
    },

    /** @throws EmailTakenError when the site has another account for the new e-mail; the transaction is lost then */
    async update(customerId: string, changes: CustomerChanges): Promise<CustomerState> {
      const { title, firstName, lastName, mobileNumber, birthday, email, marketing } = changes;
      try {
        const [state] = await tx.query<CustomerState>(UPDATE, [
          ...[customerId, title ?? null, firstName ?? null, lastName ?? null],
          ...[
            mobileNumber !== undefined,
            mobileNumber ?? null,
            birthday?.day ?? null,
            birthday?.month ?? null,
          ],
          ...[email ?? null, marketing?.types ?? null, marketing?.source ?? null],
        ]);
        if (state === undefined) throw new Error('The customer who changes is not there.');
        return state;
      } catch (error) {
        if ((error as { constraint?: string }).constraint === 'customer_site_email_key')
          throw new EmailTakenError('The site has an account for this e-mail.', { cause: error });
        throw error;
      }
    },

    /** Raises the versions of the next customers after one, under their locks. @returns them by id; none after the last */
    raiseVersions(afterId: string, limit: number): Promise<CustomerState[]> {
      return tx.query<CustomerState>(RAISE_VERSIONS, [afterId, limit]);
    },

    /** Whether the password is still that one; it stays so until the transaction ends. */
    async holdsPassword(customerId: string, hash: string): Promise<boolean> {
      return (await tx.query(HOLDS_PASSWORD, [customerId, hash])).length > 0;
    },

    async setPassword(customerId: string, hash: string): Promise<void> {
      await tx.query(SET_PASSWORD, [customerId, hash]);
    },

    /** @returns false when the owner was told within the hour */
    async markWarned(site: string, email: string): Promise<boolean> {
      return (await tx.query(MARK_WARNED, [site, email])).length > 0;
    },
  };
}

const STATE = `id, site, email, marketing_types AS "marketingTypes", existing_order_number AS "existingOrderNumber", version`;

const RAISE_VERSIONS = `
WITH locked AS (
  SELECT id AS customer_id FROM customer WHERE id > $1::uuid ORDER BY id LIMIT $2 FOR NO KEY UPDATE
), raised AS (
  UPDATE customer SET version = version + 1 FROM locked WHERE id = customer_id RETURNING ${STATE}
)
SELECT * FROM raised ORDER BY id`;

const INSERT = `
INSERT INTO customer (id, site, email, hybris_customer_id, title, first_name, last_name, birth_day, birth_month,
  marketing_types, marketing_source, marketing_changed_at, existing_order_number)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11, now(), $12)
ON CONFLICT (site, email) DO NOTHING
RETURNING ${STATE}`;

const FIND_CREDENTIAL = `
SELECT c.id AS "customerId", p.password_hash AS "passwordHash",
  EXISTS (SELECT FROM known_source s WHERE s.customer_id = c.id AND s.prefix = $3) AS "knowsSource"
FROM customer c JOIN credential p ON p.customer_id = c.id
WHERE c.site = $1 AND c.email = $2`;

const FIND_ACCOUNT = `
SELECT c.id AS "customerId", c.email, p.password_hash AS "passwordHash"
FROM customer c JOIN credential p ON p.customer_id = c.id
WHERE c.id = $1 AND c.site = $2`;

const FIND_ADDRESSEE = `SELECT id AS "customerId", first_name AS "firstName" FROM customer WHERE site = $1 AND email = $2`;

const UPDATE = `
UPDATE customer SET title = coalesce($2, title), first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
  mobile_number = CASE WHEN $5 THEN $6 ELSE mobile_number END,
  birth_day = coalesce($7, birth_day), birth_month = coalesce($8, birth_month), email = coalesce($9, email),
  marketing_types = coalesce($10::text[], marketing_types), marketing_source = coalesce($11, marketing_source),
  marketing_changed_at = CASE WHEN $10::text[] IS NULL THEN marketing_changed_at ELSE now() END,
  version = version + 1
WHERE id = $1
RETURNING ${STATE}`;

const HOLDS_PASSWORD = `SELECT customer_id FROM credential WHERE customer_id = $1 AND password_hash = $2 FOR UPDATE`;

const SET_PASSWORD = `
INSERT INTO credential (customer_id, password_hash) VALUES ($1, $2)
ON CONFLICT (customer_id) DO UPDATE SET password_hash = excluded.password_hash, changed_at = now()`;

const MARK_WARNED = `
UPDATE customer SET warned_at = now()
WHERE site = $1 AND email = $2 AND (warned_at IS NULL OR warned_at <= now() - interval '1 hour')
RETURNING id`;
