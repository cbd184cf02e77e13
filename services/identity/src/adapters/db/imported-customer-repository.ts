import type { Tx } from '@loupe/database/tx';
import type { CustomerState } from '../../domain/customer/customer-state.ts';
import type { ImportedCustomer } from '../../domain/customer/imported-customer.ts';
import type { MarketingType } from '../../domain/marketing/marketing.ts';
import type { Standing } from '../../use-cases/import-customers.ts';
import { sql } from './gen/statements.ts';
import { prismaOn } from './prisma-client.ts';

/** The account by JSON, since it has more values than a statement counts well. */
const INSERT = sql(
  'insert-imported-customer',
  `
INSERT INTO customer (id, site, email, hybris_customer_id, title, first_name, last_name, mobile_number, birth_day, birth_month,
  marketing_types, marketing_source, marketing_changed_at)
SELECT new.id, new.site, new.email, new."hybrisCustomerId", new.title, new."firstName", new."lastName", new."mobileNumber", new.day, new.month,
  new.types, new.source, now()
FROM jsonb_to_record($1::jsonb) AS new(id uuid, site text, email text, "hybrisCustomerId" text, title text, "firstName" text,
  "lastName" text, "mobileNumber" text, day integer, month integer, types text[], source text)
WHERE NOT EXISTS (SELECT FROM erasure WHERE subject = new.id::text)
ON CONFLICT DO NOTHING
RETURNING id, site, email, marketing_types AS "marketingTypes", existing_order_number AS "existingOrderNumber", version`,
).refine<{ marketingTypes: MarketingType[] }>();

const STANDING = sql(
  'find-standing-customers',
  `
SELECT id, hybris_customer_id AS "hybrisCustomerId" FROM customer
WHERE id = $1 OR hybris_customer_id = $2 OR (site = $3 AND email = $4)`,
);

const IS_ERASED = sql('is-erased', 'SELECT FROM erasure WHERE subject = $1');

/** Accounts of the previous platform, in one transaction. */
export const importedCustomerRepository = (tx: Tx) => ({
  async insert({
    addresses,
    birthday,
    marketing,
    ...customer
  }: ImportedCustomer): Promise<CustomerState | undefined> {
    const { types, source } = marketing;
    const row = { ...customer, day: birthday?.day ?? null, month: birthday?.month ?? null, types, source };
    const [state] = await tx.query(INSERT, [JSON.stringify(row)]);
    if (state !== undefined && addresses.length > 0)
      await prismaOn(tx).customerAddress.createMany({
        data: addresses.map((address) => ({ customerId: customer.id, ...address })),
      });
    return state;
  },

  standing: ({ id, hybrisCustomerId, site, email }: ImportedCustomer): Promise<Standing[]> =>
    tx.query(STANDING, [id, hybrisCustomerId, site, email]),

  isErased: async (id: string): Promise<boolean> => (await tx.query(IS_ERASED, [id])).length > 0,
});
