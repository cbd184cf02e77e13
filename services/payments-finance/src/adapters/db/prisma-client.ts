import type pg from 'pg';
import { prismaAdapter } from '@loupe/database/prisma';
import { PrismaClient } from '../../generated/prisma/client.ts';

export type { PrismaClient };

/** On the pool's connections; ending the pool stays the caller's. */
export const createPrisma = (pool: pg.Pool): PrismaClient =>
  new PrismaClient({ adapter: prismaAdapter(pool, 'payments_finance') });
