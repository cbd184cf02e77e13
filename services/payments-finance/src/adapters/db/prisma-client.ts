import type pg from 'pg';
import { prismaAdapter } from '@loupe/database/prisma';
import { PrismaClient } from '../../generated/prisma/client.ts';

export type { PrismaClient };

/** Uses the pool's connections; the caller ends the pool. */
export const createPrisma = (pool: pg.Pool): PrismaClient =>
  new PrismaClient({ adapter: prismaAdapter(pool, 'payments_finance') });
