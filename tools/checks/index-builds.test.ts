import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SERVICES, type ServiceName } from '@loupe/contracts/services';
import { ROOT } from '../stack/services.ts';
import { blockingBuilds } from './index-builds.ts';
import { LARGE_TABLES } from './large-tables.ts';

const large = (service: ServiceName): Set<string> => new Set(Object.keys(LARGE_TABLES[service]));

describe('an index of a large table is built without stopping those who write', () => {
  it.each([
    'CREATE INDEX i ON cart (a);',
    'CREATE UNIQUE INDEX IF NOT EXISTS i ON cart (a);',
    '-- why\nCREATE INDEX i\n  ON cart USING brin (a);',
    'CREATE INDEX ON cart (a);',
    'CREATE INDEX i ON cart_checkout.cart (a);',
    'CREATE INDEX i ON ONLY "cart_checkout"."cart" (a);',
    'ALTER TABLE cart ADD CONSTRAINT u UNIQUE (a);',
    'ALTER TABLE cart_checkout.cart ADD CONSTRAINT e EXCLUDE USING gist (a WITH =);',
    'ALTER TABLE cart ADD PRIMARY KEY (a);',
    'ALTER TABLE cart ADD COLUMN a numeric(10, 2) NOT NULL UNIQUE;',
    'ALTER TABLE IF EXISTS ONLY cart ALTER COLUMN a TYPE bigint;',
    'ALTER TABLE cart ALTER a SET DATA TYPE bigint;',
    'REINDEX TABLE cart;',
    'REINDEX (VERBOSE) TABLE cart_checkout.cart;',
  ])('%s is refused', (sql) => expect(blockingBuilds(sql, large('cart-checkout'))).toHaveLength(1));

  it.each([
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS i ON cart (a);',
    'CREATE INDEX i ON site_limits (a);',
    'CREATE TABLE cart (a int);\nCREATE INDEX i ON cart (a);',
    'ALTER TABLE cart ADD CONSTRAINT u UNIQUE USING INDEX i;',
    'ALTER TABLE cart ADD COLUMN a int, ADD COLUMN unique_name text;',
    'ALTER TABLE site_limits ALTER COLUMN a TYPE bigint;',
    'REINDEX TABLE CONCURRENTLY cart;',
  ])('%s is not', (sql) => expect(blockingBuilds(sql, large('cart-checkout'))).toEqual([]));

  it.each(SERVICES)('by every migration of %s', (service) => {
    const files = globSync(`services/${service}/prisma/migrations/*/migration.sql`, { cwd: ROOT });
    const found = files.flatMap((file) =>
      blockingBuilds(readFileSync(join(ROOT, file), 'utf8'), large(service)).map(
        (statement) => `${file}: ${statement}`,
      ),
    );
    expect(files).not.toHaveLength(0);
    expect(found).toEqual([]);
  });
});
