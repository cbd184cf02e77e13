import type { Tx } from '@loupe/database/tx';
import type { Customer, Salutation } from '../../domain/customer/customer.ts';
import type { MarketingType } from '../../domain/marketing/marketing.ts';
import { prismaOn } from './prisma-client.ts';

const SELECTION = {
  id: true,
  site: true,
  email: true,
  hybrisCustomerId: true,
  title: true,
  firstName: true,
  lastName: true,
  mobileNumber: true,
  birthDay: true,
  birthMonth: true,
  marketingTypes: true,
  addresses: { orderBy: { id: 'asc' }, omit: { customerId: true } },
} as const;

/** Customers as the graph shows them. Changes are made through ./account-repository.ts. */
export const customerRepository = (tx: Tx) => ({
  /** In the order of `ids`; undefined for one that is not a customer of the site. */
  async findMany(ids: readonly string[], site: string): Promise<(Customer | undefined)[]> {
    const customers = await prismaOn(tx).customer.findMany({
      where: { id: { in: [...ids] }, site },
      select: SELECTION,
    });
    const byId = new Map(customers.map((customer) => [customer.id, toCustomer(customer)]));
    return ids.map((id) => byId.get(id));
  },
});

interface Row extends Omit<Customer, 'title' | 'birthday' | 'marketingTypes'> {
  readonly title: string;
  readonly birthDay: number | null;
  readonly birthMonth: number | null;
  readonly marketingTypes: readonly string[];
}

function toCustomer({ birthDay: day, birthMonth: month, ...row }: Row): Customer {
  const birthday = day === null || month === null ? null : { day, month };
  return {
    ...row,
    title: row.title as Salutation,
    birthday,
    marketingTypes: row.marketingTypes as readonly MarketingType[],
  };
}
