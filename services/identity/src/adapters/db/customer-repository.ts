import { prismaAdapter } from '@loupe/database/prisma';
import type { Pool } from 'pg';
import type { Customer, FindCustomers, Salutation } from '../../domain/customer/customer.ts';
import type { MarketingType } from '../../domain/marketing/marketing.ts';
import { PrismaClient } from '../../generated/prisma/client.ts';

export interface CustomerReader {
  readonly findMany: FindCustomers;
}

/** Customers as the graph shows them. What changes one is in ./account-repository. */
export function createCustomerRepository(pool: Pool): CustomerReader {
  const prisma = new PrismaClient({ adapter: prismaAdapter(pool, 'identity') });
  return {
    async findMany(ids, site) {
      const customers = await prisma.customer.findMany({
        where: { id: { in: [...ids] }, site },
        select: SELECTION,
      });
      const byId = new Map(customers.map((customer) => [customer.id, toCustomer(customer)]));
      return ids.map((id) => byId.get(id));
    },
  };
}

const SELECTION = {
  ...{
    id: true,
    site: true,
    email: true,
    hybrisCustomerId: true,
    title: true,
    firstName: true,
    lastName: true,
  },
  ...{ mobileNumber: true, birthDay: true, birthMonth: true, marketingTypes: true },
  addresses: { orderBy: { id: 'asc' }, omit: { customerId: true } },
} as const;

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
