import { prismaAdapter } from '@loupe/database/prisma';
import type { Pool } from 'pg';
import type { FindCustomers } from '../../domain/customer/customer.ts';
import { PrismaClient } from '../../generated/prisma/client.ts';

export interface CustomerRepository {
  readonly findMany: FindCustomers;
}

export function createCustomerRepository(pool: Pool): CustomerRepository {
  const prisma = new PrismaClient({ adapter: prismaAdapter(pool, 'identity') });
  return {
    async findMany(ids, site) {
      const customers = await prisma.customer.findMany({
        where: { id: { in: [...ids] }, site },
        select: { id: true, email: true, hybrisCustomerId: true },
      });
      const byId = new Map(customers.map((customer) => [customer.id, customer]));
      return ids.map((id) => byId.get(id));
    },
  };
}
