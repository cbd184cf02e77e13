import { poolTx } from '@loupe/database/tx';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { Clock, PublicKeys } from '@loupe/subgraph-server/keys';
import { createSubgraphServer, type SubgraphServer } from '@loupe/subgraph-server/server';
import type { Logger } from '@loupe/telemetry/logger';
import type pg from 'pg';
import { StoreRepository } from './adapters/db/store-repository.ts';
import { createContext } from './graphql/context.ts';
import { resolvers, typeDefs } from './graphql/schema.ts';
import type { Places } from './use-cases/measure-from.ts';

export interface ServerOptions {
  readonly port: number;
  readonly publicKeys: PublicKeys;
  readonly pool: pg.Pool;
  readonly places: Places;
  readonly now: Clock;
  readonly logger: Logger;
}

export function createServer({ port, publicKeys, pool, places, now, logger }: ServerOptions): SubgraphServer {
  return createSubgraphServer({
    service: 'stores-reservations',
    typeDefs,
    resolvers,
    context: createContext({ stores: new StoreRepository(poolTx(pool)), places, clock: now }),
    port,
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    logger,
    ready: async () => ({ database: (await pool.query('SELECT')).rowCount === 1 }),
  });
}
