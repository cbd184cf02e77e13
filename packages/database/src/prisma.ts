import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { StatementNames } from './statement-names.ts';

/**
 * Prisma on our pool, with its statements prepared once per connection. The caller ends the pool.
 * @param schema tables are read from here: Prisma qualifies them, regardless of search_path and `?schema=`
 */
export function prismaAdapter(pool: pg.Pool, schema: string): PrismaPg {
  const statements = new StatementNames();
  return new PrismaPg(pool, {
    schema,
    // The type requires a name, but the adapter passes the value to pg unchanged, and pg accepts undefined for an
    // unnamed statement.
    statementNameGenerator: ({ sql }) => statements.nameOf(sql) as string,
  });
}
