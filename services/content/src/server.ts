import { readFileSync } from 'node:fs';
import type { Tx } from '@loupe/database/tx';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { AliveCheck, ReadyDetails } from '@loupe/subgraph-server/health';
import type { Clock, PublicKeys } from '@loupe/subgraph-server/keys';
import { createSubgraphServer, type SubgraphServer } from '@loupe/subgraph-server/server';
import type { Logger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import { itemRepository } from './adapters/db/item-repository.ts';
import { siteRepository } from './adapters/db/site-repository.ts';
import type { BuildInfo } from './domain/site/build-info.ts';
import type { ShopLimits } from './domain/site/site-configuration.ts';
import { createContext, type Context, type Sources } from './graphql/context.ts';
import { resolvers } from './graphql/resolvers/resolvers.ts';

export interface ServerOptions {
  readonly port: number;
  readonly publicKeys: PublicKeys;
  readonly tx: Tx;
  readonly limits: ShopLimits;
  readonly build: BuildInfo;
  /** Asked at /healthz: whether the relay still runs. */
  readonly alive: AliveCheck;
  /** Told at /readyz: what waits to be published. */
  readonly details?: ReadyDetails | undefined;
  readonly now: Clock;
  readonly logger: Logger;
}

export function createServer(options: ServerOptions): SubgraphServer {
  const { port, publicKeys, tx, limits, build, alive, details, now, logger } = options;
  const sources: Sources = { items: itemRepository(tx), shops: siteRepository(tx), limits, build };
  return createSubgraphServer<Context>({
    service: 'content',
    typeDefs: parse(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')),
    resolvers,
    context: ({ actor }) => createContext(actor, sources),
    port,
    verifyAssertion: createAssertionVerifier({ publicKeys, now }),
    logger,
    alive,
    ready: async () => ({ database: (await tx.query('SELECT 1')).length === 1 }),
    details,
  });
}
