import { readFileSync } from 'node:fs';
import { poolTx } from '@loupe/database/tx';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { AliveCheck, ReadyDetails } from '@loupe/subgraph-server/health';
import type { Clock, PublicKeys } from '@loupe/subgraph-server/keys';
import { createSubgraphServer, type SubgraphServer } from '@loupe/subgraph-server/server';
import type { Logger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import type pg from 'pg';
import { storeRepository } from './adapters/db/store-repository.ts';
import { createContext, type Context } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';
import type { Places } from './use-cases/measure-from.ts';

export interface ServerOptions {
  readonly port: number;
  readonly publicKeys: PublicKeys;
  readonly pool: pg.Pool;
  readonly places: Places;
  /** Asked at /healthz: whether the relay still runs. */
  readonly alive: AliveCheck;
  /** Told at /readyz: what waits to be published. */
  readonly details?: ReadyDetails | undefined;
  readonly now: Clock;
  readonly logger: Logger;
}

export function createServer(options: ServerOptions): SubgraphServer {
  const { port, publicKeys, pool, places, alive, details, now, logger } = options;
  return createSubgraphServer<Context>({
    service: 'stores-reservations',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: createContext({ stores: storeRepository(poolTx(pool)), places, clock: now }),
    port,
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    logger,
    alive,
    ready: async () => ({ database: (await pool.query('SELECT')).rowCount === 1 }),
    details,
  });
}
