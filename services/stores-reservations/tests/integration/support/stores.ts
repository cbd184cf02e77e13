import { createPool } from '@loupe/database/pool';
import { createLogger } from '@loupe/telemetry/logger';
import { assertionFor } from '@loupe/test-harness/assertion';
import { fixedClock, type FixedClock } from '@loupe/test-harness/clock';
import { testPublicKeys } from '@loupe/test-harness/keys';
import { testDatabase, type TestDatabase } from '@loupe/test-harness/postgres';
import type pg from 'pg';
import type { Site } from '@loupe/contracts/sites';
import { storeStore } from '../../../src/adapters/db/store-store.ts';
import { readGazetteer } from '../../../src/adapters/gazetteer/read-gazetteer.ts';
import type { StoreDraft } from '../../../src/domain/store/store.ts';
import { storeState } from '../../../src/events/published/store-state.ts';
import { bindUseCases } from '../../../src/bind-use-cases.ts';
import { createPorts } from '../../../src/ports.ts';
import { readSeedHolidays, readSeedRegions, readSeedStores } from '../../../src/seed/seed-files.ts';
import { storeDrafts } from '../../../src/seed/store-drafts.ts';
import { createServer } from '../../../src/server.ts';
import { saveStores } from '../../../src/use-cases/save-stores.ts';

export interface GraphAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly [detail: string]: unknown };
  }[];
}

/** The service with the seeded stores, on its own database and server; the clock starts at noon on Saturday 21 November 2026. */
export interface TestStores {
  readonly database: TestDatabase;
  /** A pool for the test itself. */
  readonly pool: pg.Pool;
  readonly clock: FixedClock;
  readonly drafts: readonly StoreDraft[];
  /** @typeParam Data the shape of the answer */
  ask<Data = Readonly<Record<string, unknown>>>(
    document: string,
    variables?: object,
    site?: Site,
  ): Promise<GraphAnswer<Data>>;
  save(stores: readonly StoreDraft[], options?: { republish: boolean }): Promise<number>;
  stop(): Promise<void>;
}

const logger = createLogger({ service: 'stores-reservations-test', level: 'fatal' });
const migrationsDir = new URL('../../../prisma/migrations', import.meta.url).pathname;

export async function startStores(): Promise<TestStores> {
  const database = await testDatabase({ service: 'stores-reservations', migrationsDir });
  const { url } = database;
  const pool = createPool({ url, applicationName: 'test', max: 2, kind: 'background' });
  const requests = createPool({ url, applicationName: 'stores-reservations', kind: 'request' });
  const clock = fixedClock();
  const drafts = storeDrafts(readSeedStores(), readSeedHolidays());
  const save = (stores: readonly StoreDraft[], { republish } = { republish: false }) =>
    saveStores({ store: storeStore(pool, storeState), republish }, { regions: readSeedRegions(), stores });
  await save(drafts);
  const server = createServer({
    port: 0,
    publicKeys: testPublicKeys,
    useCases: bindUseCases(
      createPorts({ pool: requests, places: readGazetteer(), countedWithinHours: 36, now: clock }),
    ),
    alive: () => true,
    ready: async () => ({}),
    now: clock,
    logger,
  });
  const { port } = await server.start();
  return {
    database,
    pool,
    clock,
    drafts,
    save,
    async ask<Data>(query: string, variables = {}, site: Site = 'beaverbrooks') {
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-loupe-assertion': await assertionFor({ site }, clock),
        },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphAnswer<Data>;
    },
    async stop() {
      await server.stop();
      await Promise.all([pool.end(), requests.end()]);
      await database.drop();
    },
  };
}
