import { roleOf } from '@loupe/database/bootstrap';
import { prismaAdapter } from '@loupe/database/prisma';
import type pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';

/** @param pool ended by the caller */
export function createPrisma(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: prismaAdapter(pool, roleOf('identity')) });
}
