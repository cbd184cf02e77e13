import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPool } from '@loupe/database/pool';
import { testDatabase } from '@loupe/test-harness/postgres';
import type { TestDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import { financeRepository } from '../../src/adapters/db/finance-repository.ts';
import { createV12 } from '../../src/adapters/v12/v12-lender.ts';
import type { V12Options } from '../../src/adapters/v12/v12-lender.ts';
import { readOverlays } from '../../src/seed/overlay-file.ts';
import { importLenderTerms } from '../../src/use-cases/import-lender-terms.ts';
import type { FinanceStore } from '../../src/use-cases/ports/finance-store.ts';
import { RETAILER, startV12 } from './v12-sandbox.ts';
import type { V12Sandbox } from './v12-sandbox.ts';

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));
export const SEED = readOverlays(
  readFileSync(new URL('../../seed/finance-products.json', import.meta.url), 'utf8'),
);

type ImportedFrom = (change?: Partial<V12Options>) => ReturnType<typeof importLenderTerms>;

export interface FinanceWorld {
  readonly database: TestDatabase;
  readonly pool: pg.Pool;
  readonly sandbox: V12Sandbox;
  readonly finance: FinanceStore;
  /** Reads the lender's products as the service does. */
  readonly imported: ImportedFrom;
  stop(): Promise<void>;
}

/** A migrated database, and the lender of the sandbox. */
export async function openFinanceWorld(): Promise<FinanceWorld> {
  const database = await testDatabase({ service: 'payments-finance', migrationsDir: MIGRATIONS });
  const pool = createPool({ url: database.url, applicationName: 'test', max: 4, kind: 'background' });
  const sandbox = await startV12();
  const finance = financeRepository(pool);
  const logger = { warn: () => {}, error: () => {} };
  return {
    database,
    pool,
    sandbox,
    finance,
    async imported(change = {}) {
      const key = () => 'a-key-of-the-lender';
      const lender = createV12({ url: sandbox.url, retailer: RETAILER, key, ...change });
      return importLenderTerms({ lender, finance, logger }).finally(() => lender.close());
    },
    async stop() {
      await Promise.all([pool.end(), sandbox.stop()]);
      await database.drop();
    },
  };
}
