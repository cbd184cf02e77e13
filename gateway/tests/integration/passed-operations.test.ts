import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveGraphql } from '@loupe/subgraph-server/graphql-endpoint';
import { createLogger } from '@loupe/telemetry/logger';
import { fixedClock } from '@loupe/test-harness/clock';
import { testKeys } from '@loupe/test-harness/keys';
import {
  parse,
  typeFromAST,
  type OperationDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { request } from 'undici';
import type { GatewayContext } from '../../src/gateway-context.ts';
import { createGraph, type Graph } from '../../src/graph.ts';
import { BODY_LIMIT } from '../../src/limits.ts';
import { readListedOperations } from '../../src/operations/listed-operations.ts';
import { prepareOperation } from '../../src/prepare-operation.ts';
import { Assertions, NO_SHOPPER } from '../../src/session/assertions.ts';
import { AnonymousSessions } from '../../src/session/anonymous-sessions.ts';
import { CustomerSessions } from '../../src/session/customer-sessions.ts';
import type { SessionPorts } from '../../src/session/identify-shopper.ts';
import { SessionCookie } from '../../src/session/session-cookie.ts';
import { placingMutations } from '../../src/subgraphs/placing-mutations.ts';
import { timeOutsBy } from '../../src/subgraphs/time-outs.ts';
import { input } from './generated/generate.ts';
import { startGeneratedSubgraphs, type GeneratedSubgraphs } from './generated/subgraphs.ts';

const ROOT = new URL('../../', import.meta.url);
const supergraphSdl = readFileSync(new URL('supergraph/supergraph.graphql', ROOT), 'utf8');
const LISTED = [...readListedOperations(new URL('operations', ROOT).pathname).values()];
const SITE = 'loupe';
const now = fixedClock(new Date());
const CROWDED = '192.0.2.66';
const TOKEN = 't'.repeat(43);
const secret = {
  accepted: new Map([['test', Buffer.alloc(32, 's')]]),
  active: { kid: 'test', key: Buffer.alloc(32, 's') },
};
const sessions: SessionPorts = {
  cookie: new SessionCookie({ secure: true }),
  anonymous: new AnonymousSessions({ keys: () => secret, now, newId: () => 'anonymous' }),
  customers: new CustomerSessions(
    async (token) =>
      token === TOKEN ? { sessionId: 's', customerId: 'c', anonymousId: 'before' } : undefined,
    now,
  ),
  begun: {
    count: (address) =>
      address === CROWDED ? { type: 'TooManyAttemptsError', retryAfterSeconds: 60 } : undefined,
  },
};
/** Sets of answers and variables for each operation. */
const ROUNDS = 2;
interface Visitor {
  readonly kind: 'browser' | 'server';
  readonly session?: string;
  readonly ipAddress?: string;
}
/** Each asks every third operation. */
const VISITORS: readonly Visitor[] = [
  { kind: 'server' },
  { kind: 'browser' },
  { kind: 'browser', ipAddress: CROWDED },
  { kind: 'browser', session: sessions.anonymous.mint().value },
  { kind: 'browser', session: TOKEN },
  { kind: 'browser', session: 'e'.repeat(43) },
];

let seed = 0;
let visitor: Visitor = VISITORS[0]!;
const counted: string[] = [];
let subgraphs: GeneratedSubgraphs;
let graph: Graph;
let schema: GraphQLSchema;
let exchange: Graph['answerKnown'];
let isWhole: boolean;
let http: Server;
let url: string;
beforeAll(async () => {
  subgraphs = await startGeneratedSubgraphs(() => seed);
  const assertions = new Assertions({ keys: () => testKeys().gateway.keys(), now });
  graph = createGraph({
    supergraphSdl,
    subgraphs: subgraphs.urls,
    prepare: prepareOperation({
      sessions,
      assertions,
      timeOutsOf: timeOutsBy(placingMutations(supergraphSdl)),
    }),
    measured: { plugin: {}, count: ({ operation }) => void counted.push(operation.name!.value) },
    probeAssertion: () => assertions.of(NO_SHOPPER),
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
  await graph.server.start();
  schema = graph.schema();
  http = createServer(serve).listen(0, '127.0.0.1');
  await once(http, 'listening');
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  http?.close();
  await graph?.stop();
  await subgraphs?.stop();
});

/** @param server asks Apollo Server, and not first what is known without it */
async function ask(query: string, variables: unknown, { server = false } = {}) {
  const before = subgraphs.asked.length;
  exchange = server ? async () => undefined : graph.answerKnown;
  isWhole = false;
  const { statusCode, headers, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const text = inOrder(await body.text());
  const sent = Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name));
  const answer = { status: statusCode, headers: sent.toSorted(), text };
  return { answer, isWhole, asked: new Set(subgraphs.asked.slice(before)) };
}

/** Of Node's server, by the second. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive'];

/** As the gateway serves a request of a browser or of web's server. */
function serve(incoming: IncomingMessage, response: ServerResponse) {
  const { kind, session, ipAddress = '192.0.2.1' } = visitor;
  const context: GatewayContext = {
    origin: { kind, site: SITE, isStaged: false },
    client: { ipAddress, accept: '', userAgent: 'test', origin: '' },
    cookieHeader: session === undefined ? undefined : `__Host-session=${session}`,
    correlationId: 'one',
    call: undefined,
  };
  void serveGraphql<GatewayContext>(incoming, response, {
    server: graph.server,
    answerKnown: async (body, asked) => {
      const whole = await exchange(body, asked);
      isWhole = whole !== undefined;
      return whole;
    },
    correlationId: 'one',
    bodyLimit: BODY_LIMIT,
    context: () => context,
  });
}

/** The answer with its errors by their paths: fields may be asked for in the order of the plan. */
function inOrder(text: string): string {
  const { errors } = JSON.parse(text) as { errors?: { path?: unknown }[] };
  if (errors === undefined) return text;
  const written = JSON.stringify(errors);
  expect(text).toContain(written);
  const sorted = errors.toSorted((one, other) => String(one.path).localeCompare(String(other.path)));
  return text.replace(written, () => JSON.stringify(sorted));
}

const operationIn = (text: string) =>
  parse(text).definitions.find(
    (each): each is OperationDefinitionNode => each.kind === 'OperationDefinition',
  )!;

function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode, name: string) {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      input(typeFromAST(schema, type as never) as GraphQLInputType, `${seed} ${name}.${variable.name.value}`),
    ]),
  );
}

describe('an operation of one subgraph', () => {
  it('is answered with the same bytes and headers as when it is planned and executed, failures included, for every asker', async () => {
    const passed = new Set<string>();
    const seen = { whole: 0, partly: 0, none: 0 };
    const wholly: string[] = [];
    const told: Record<string, number> = { 'set-cookie': 0, 'retry-after': 0 };
    for (const [index, text] of LISTED.entries()) {
      const operation = operationIn(text);
      const name = operation.name!.value;
      for (let round = 0; round < ROUNDS; round++) {
        seed = round + 1;
        visitor = VISITORS[(index + round) % VISITORS.length]!;
        const variables = variablesOf(operation, name);
        // A comment makes it an operation that the gateway has not planned yet.
        const asked = `${text}\n# ${seed}`;
        const executed = await ask(asked, variables);
        const again = await ask(asked, variables, { server: true });
        const known = await ask(asked, variables);
        expect({ name, seed, ...again.answer }).toEqual({ name, seed, ...executed.answer });
        expect({ name, seed, ...known.answer }).toEqual({ name, seed, ...executed.answer });
        if (again.asked.has(name)) passed.add(text);
        if (known.isWhole) {
          wholly.push(name);
          for (const [header] of known.answer.headers) if (header in told) told[header]! += 1;
        }
        const { data, errors } = JSON.parse(again.answer.text) as { data?: object; errors?: object[] };
        seen[errors === undefined ? 'whole' : data ? 'partly' : 'none'] += 1;
      }
    }
    expect(passed.size).toBeGreaterThan(LISTED.length * 0.8);
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
    expect(wholly.length).toBeGreaterThan(20);
    for (const times of Object.values(told)) expect(times).toBeGreaterThan(5);
    visitor = VISITORS[0]!;
    expect(counted).toEqual(wholly);
  });

  it('that is a mutation and does not ask what became of it is executed: its subgraph counts answers by their types', async () => {
    const untyped = 'mutation Leave { removeCustomerAddress(addressId: "1") { ... on Failure { message } } }';
    const typed = 'mutation Leave { removeCustomerAddress(addressId: "1") { __typename } }';
    for (const [text, name] of [
      [untyped, 'Leave__identity__0'],
      [typed, 'Leave'],
    ] as const) {
      await ask(text, {});
      expect((await ask(text, {})).asked).toEqual(new Set([name]));
    }
  });

  it('that is asked with variables it does not have reaches no subgraph', async () => {
    const text = LISTED.find((each) => /^query GetProduct\(/.test(each))!;
    seed = 1;
    await ask(text, { productKey: 'k' });
    const { answer, asked } = await ask(text, { productKey: { not: 'text' } });
    expect(asked).toEqual(new Set());
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect((await ask(`${text}\n# other`, { productKey: { not: 'text' } })).answer).toEqual(answer);
  });
});
