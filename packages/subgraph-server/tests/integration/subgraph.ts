import { createLogger } from '@loupe/telemetry/logger';
import { parse } from 'graphql';
import { ownerKey, type Actor } from '../../src/actor.ts';
import { createAssertionVerifier, signAssertion } from '../../src/assertion.ts';
import { GraphFault } from '../../src/fault.ts';
import type { RequestInfo } from '../../src/request-info.ts';
import { createSubgraphServer, type SubgraphServerOptions } from '../../src/server.ts';
import { accepting, keyPair } from '../keys.ts';

const typeDefs = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  type Query { site: String! owner: String! failing: String missing: String slow: String nested: Nested }
  type Nested { nested: Nested leaf: String }
`);

const now = () => new Date();
export const gateway = keyPair();
export const shopper: Actor = { site: 'loupe', sessionId: null, anonymousId: 'a-1', customerId: null };
export const SECRET = 'password of the database is hunter2';

/** A subgraph on a free port whose resolvers count their calls. */
export async function startSubgraph(options: Partial<SubgraphServerOptions<RequestInfo>> = {}) {
  const calls: string[] = [];
  const lines: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const resolvers = {
    Query: {
      site: (_: unknown, __: unknown, { actor }: RequestInfo) => (calls.push('site'), actor.site),
      owner: (_: unknown, __: unknown, { actor }: RequestInfo) => ownerKey(actor),
      failing: () => {
        throw new Error(SECRET);
      },
      missing: () => {
        throw new GraphFault('CartNotFoundError', 'We could not find your bag.', { hint: 1 });
      },
      slow: async () => (calls.push('slow'), await released, 'done'),
    },
  };
  const server = createSubgraphServer<RequestInfo>({
    service: 'test',
    typeDefs,
    resolvers,
    context: (request) => request,
    port: 0,
    verifyAssertion: createAssertionVerifier({ publicKeys: () => ({ gateway: accepting(gateway) }), now }),
    logger: createLogger({
      service: 'test',
      level: 'error',
      destination: { write: (line) => void lines.push(line) },
    }),
    alive: () => true,
    ready: async () => ({ database: true }),
    ...options,
  });
  const { port } = await server.start();
  const url = `http://127.0.0.1:${port}`;
  const assertion = await signAssertion(shopper, { keys: gateway.keys, now });
  const post = (body: unknown, headers: Record<string, string> = { 'x-loupe-assertion': assertion }) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { server, url, port, assertion, calls, lines, release, post };
}

export type Subgraph = Awaited<ReturnType<typeof startSubgraph>>;
