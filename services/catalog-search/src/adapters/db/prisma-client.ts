import { roleOf } from '@loupe/database/bootstrap';
import { prismaAdapter } from '@loupe/database/prisma';
import type pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';

/** @param pool stays the caller's to end */
export function createPrisma(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: prismaAdapter(pool, roleOf('catalog-search')) });
}
