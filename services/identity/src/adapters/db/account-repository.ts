import type { Tx } from '@loupe/database/tx';
import type { CustomerState } from '../../domain/customer/customer-state.ts';
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

const HOLDS_PASSWORD = `SELECT customer_id FROM credential WHERE customer_id = $1 AND password_hash = $2 FOR UPDATE`;

const SET_PASSWORD = `
INSERT INTO credential (customer_id, password_hash) VALUES ($1, $2)
ON CONFLICT (customer_id) DO UPDATE SET password_hash = excluded.password_hash, changed_at = now()`;

const MARK_WARNED = `
UPDATE customer SET warned_at = now()
WHERE site = $1 AND email = $2 AND (warned_at IS NULL OR warned_at <= now() - interval '1 hour')
RETURNING id`;
