import { readFileSync } from 'node:fs';
import { GraphFault } from '@loupe/subgraph-server/fault';
import type { ResolverMap } from '@loupe/subgraph-server/resolvers';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import { sessionChangeHeaders, type SessionChange } from '@loupe/subgraph-server/session-change';
import { createLogger } from '@loupe/telemetry/logger';
import {
  isNonNullType,
  Kind,
  parse,
  responsePathAsArray,
  type DocumentNode,
  type GraphQLResolveInfo,
} from 'graphql';
import { answer, drawn } from './generate.ts';

const NAMES = [
  'cart-checkout',
  'catalog-search',
  'content',
  'identity',
  'payments-finance',
  'stores-reservations',
] as const;

const FILES = new URL('../../../../services/', import.meta.url);

export interface GeneratedSubgraphs {
  /** Of /graphql, by name. */
  readonly urls: Readonly<Record<string, readonly string[]>>;
  /** Names of the operations that subgraphs were asked, in order. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** All six subgraphs by their schemas; what a field answers depends on its path and the seed alone. @param seed of the answers from now on */
export async function startGeneratedSubgraphs(seed: () => number): Promise<GeneratedSubgraphs> {
  const asked: string[] = [];
  const started = await Promise.all(
    NAMES.map(async (name) => {
      const typeDefs = parse(readFileSync(new URL(`${name}/schema.graphql`, FILES), 'utf8'));
      const server = createSubgraphServer<RequestInfo>({
        service: name,
        typeDefs,
        resolvers: resolversOf(typeDefs, seed, asked),
        context: (info) => info,
        port: 0,
        verifyAssertion: async () => ({
          site: 'loupe',
          sessionId: null,
          anonymousId: null,
          customerId: null,
        }),
        logger: createLogger({ service: name, level: 'silent' }),
        alive: () => true,
        ready: async () => ({}),
      });
      const { port } = await server.start();
      return { name, url: `http://127.0.0.1:${port}/graphql`, server };
    }),
  );
  return {
    urls: Object.fromEntries(started.map(({ name, url }) => [name, [url]])),
    asked,
    stop: async () => void (await Promise.all(started.map(({ server }) => server.stop()))),
  };
}

const CHANGES: readonly SessionChange[] = [
  { kind: 'begun', token: 'b'.repeat(43), maxAgeSeconds: 3_600 },
  { kind: 'ended' },
];

/** What a change tells the gateway beside its answer: that a session begins or ends, or when to ask again. */
function headersOf(path: string): [string, string][] {
  const number = drawn('headers', path) % 6;
  const change = CHANGES[number];
  if (change !== undefined) return Object.entries(sessionChangeHeaders(change));
  return number === 2 ? [['retry-after', '60']] : [];
}

function resolversOf(typeDefs: DocumentNode, seed: () => number, asked: string[]): ResolverMap<RequestInfo> {
  const resolve = (_: unknown, __: unknown, request: RequestInfo, info: GraphQLResolveInfo) => {
    const path = `${seed()} ${responsePathAsArray(info.path).join('.')}`;
    if (info.path.prev === undefined) asked.push(info.operation.name?.value ?? '');
    if (info.parentType.name === 'Mutation')
      for (const header of headersOf(path)) request.setHeader(...header);
    // Of several faults under fields that cannot be null only the first is answered, and which that is depends on the plan.
    const mayFail = info.path.prev === undefined || !isNonNullType(info.returnType);
    const number = mayFail ? drawn('fault', path) : NaN;
    if (number % 60 === 0) throw new GraphFault('CartNotFoundError', 'We could not find your bag.');
    if (number % 60 === 1) throw new Error('select * from customer');
    return answer(info.schema, info.returnType, path);
  };
  const types = typeDefs.definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION
      ? [definition]
      : [],
  );
  const map: Record<string, Record<string, unknown>> = {};
  for (const { name, fields = [], directives = [] } of types) {
    const resolvers = (map[name.value] ??= {});
    for (const field of fields) resolvers[field.name.value] = resolve;
    if (directives.some((each) => each.name.value === 'key'))
      resolvers['__resolveReference'] = () => ({ __typename: name.value });
  }
  return map as ResolverMap<RequestInfo>;
}
