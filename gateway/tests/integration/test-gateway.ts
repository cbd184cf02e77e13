import type { KeyObject } from 'node:crypto';
import { composeServices } from '@apollo/composition';
import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect';
import { SessionsService } from '@loupe/contracts/identity/service';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import type { KeySet } from '@loupe/subgraph-server/key-set';
import { requireServiceToken } from '@loupe/subgraph-server/rpc-auth';
import type { RequestInfo } from '@loupe/subgraph-server/request-info';
import { createSubgraphServer } from '@loupe/subgraph-server/server';
import { createLogger } from '@loupe/telemetry/logger';
import { fixedClock } from '@loupe/test-harness/clock';
import { testKeys } from '@loupe/test-harness/keys';
import { request } from 'undici';
import { createGraph } from '../../src/graph.ts';
import { findOperationIn } from '../../src/operations/find-operation.ts';
import { idOf } from '../../src/operations/listed-operations.ts';
import { prepareOperation } from '../../src/prepare-operation.ts';
import { createGatewayServer } from '../../src/server.ts';
import { reportInstance } from '../../src/report-instance.ts';
import { AnonymousSessions } from '../../src/session/anonymous-sessions.ts';
import { BegunSessions } from '../../src/session/begun-sessions.ts';
import { Assertions, NO_SHOPPER } from '../../src/session/assertions.ts';
import { CustomerSessions } from '../../src/session/customer-sessions.ts';
import { exchangeSessionByRpc } from '../../src/session/exchange-session.ts';
import { cookieDomains, type GraphHosts } from '../../src/graph-hosts.ts';
import { SessionCookie } from '../../src/session/session-cookie.ts';
import { placingMutations } from '../../src/subgraphs/placing-mutations.ts';
import { timeOutsBy } from '../../src/subgraphs/time-outs.ts';
import { webhookOwner } from '../../src/webhooks/webhook-owner.ts';
import { commerceResolvers } from './commerce.ts';
import { resolversOf, SCHEMAS, type Subgraph } from './subgraphs.ts';

export const WEB_CREDENTIAL = 'web-credential-of-this-test';
export const UNUSED_ADDRESS = 'http://127.0.0.1:9';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: string[]; extensions: Record<string, unknown> }[] | undefined;
}

/** The gateway's keys, and the keys that its subgraphs accept. Tests may replace them. */
function keySets() {
  const gateway = testKeys().gateway.keys();
  const secret = Buffer.alloc(32, 's');
  return {
    gateway,
    accepted: gateway as KeySet<KeyObject>,
    session: { accepted: new Map([['test', secret]]), active: { kid: 'test', key: secret } },
    web: { accepted: new Map([['test', Buffer.from(WEB_CREDENTIAL)]]) } as KeySet<Buffer>,
  };
}

interface Options {
  secure?: boolean;
  /** Returns the addresses of a subgraph, given that of the started instance. */
  addresses?: Partial<Record<Subgraph | 'rpc', (url: string) => string[]>>;
  timeOuts?: ReturnType<typeof timeOutsBy>;
  /** The listed operations; by default any operation is answered. */
  listed?: readonly string[];
  /** URLs of webhook owners by provider. */
  webhooks?: Record<string, string[]>;
  /** As ANSWER_GET; false by default. */
  answersGet?: boolean;
  /** As GRAPH_HOSTS; none by default. */
  graphHosts?: GraphHosts;
  /** 1 by default: the test acts as the proxy. */
  trustedProxies?: number;
  /** As SOURCE_LIMIT_FACTOR; by default nothing is refused. */
  sourceFactor?: number;
  /** That of the server by default. */
  connectionMs?: number;
}

/** Starts a gateway in front of two small subgraphs and identity's session RPC; all are real HTTP servers. */
export async function startTestGateway(options: Options = {}) {
  const {
    trustedProxies = 1,
    sourceFactor = Infinity,
    secure = false,
    addresses = {},
    timeOuts = timeOutsBy(placingMutations(composed())),
    webhooks = {},
    answersGet = false,
    graphHosts = new Map(),
    listed,
    connectionMs,
  } = options;
  const now = fixedClock(new Date());
  const keys = keySets();
  const publicKeys = () => ({ gateway: keys.accepted });
  const lines: string[] = [];
  const logger = createLogger({ service: 'test', destination: { write: (line) => void lines.push(line) } });
  const seen: { field: string; info: RequestInfo }[] = [];
  const exchanged: string[] = [];
  const commerce = commerceResolvers();
  const tokens = new Map<string, string>();
  const stops: (() => Promise<void>)[] = [];

  const sessionsRoutes = (router: ConnectRouter) =>
    void router.service(
      SessionsService,
      {
        exchangeSession({ token, site }) {
          exchanged.push(token);
          const customerId = tokens.get(`${site} ${token}`);
          if (customerId === undefined)
            throw new ConnectError('No live session has this token.', Code.NotFound);
          return { customerId, sessionId: `session of ${customerId}`, anonymousId: 'before-signing-in' };
        },
      },
      {
        interceptors: [requireServiceToken({ audience: 'identity', issuers: ['gateway'], publicKeys, now })],
      },
    );

  async function startSubgraph(name: Subgraph) {
    const server = createSubgraphServer<RequestInfo>({
      service: name,
      typeDefs: SCHEMAS[name],
      resolvers: resolversOf(name, (field, info) => void seen.push({ field, info }), commerce),
      context: (info) => info,
      port: 0,
      verifyAssertion: createAssertionVerifier({ publicKeys, now }),
      logger: createLogger({ service: name, level: 'silent' }),
      alive: () => true,
      ready: async () => ({}),
      rpc: sessionsRoutes,
    });
    const { port } = await server.start();
    stops.push(server.stop);
    return `http://127.0.0.1:${port}`;
  }

  const urls = { bag: await startSubgraph('bag'), window: await startSubgraph('window') };
  const targets = (name: Subgraph) =>
    (addresses[name]?.(urls[name]) ?? [urls[name]]).map((url) => `${url}/graphql`);
  const signers = () => keys.gateway;
  const assertions = new Assertions({ keys: signers, now });
  const report = reportInstance(logger, 'test');
  const exchange = exchangeSessionByRpc({
    urls: addresses.rpc?.(urls.bag) ?? [urls.bag],
    keys: signers,
    now,
    report,
  });
  const siteHosts = [
    ['beaverbrooks.localhost', 'beaverbrooks'],
    ['loupe.localhost', 'loupe'],
    ['staged.loupe.localhost', 'loupe'],
    ['graph.staged.loupe.localhost', 'loupe'],
    ...[...graphHosts.keys()].map((host) => [host, 'beaverbrooks'] as const),
  ] as const;
  let ids = 0;
  const anonymous = new AnonymousSessions({
    keys: () => keys.session,
    now,
    newId: () => `anonymous-${++ids}`,
  });
  const graph = createGraph({
    supergraphSdl: composed(),
    subgraphs: { bag: targets('bag'), window: targets('window') },
    prepare: prepareOperation({
      sessions: {
        cookie: new SessionCookie({ secure, domains: cookieDomains(graphHosts, siteHosts) }),
        anonymous,
        customers: new CustomerSessions(exchange, now),
        begun: new BegunSessions({ sourceFactor, now }),
      },
      assertions,
      timeOutsOf: timeOuts,
    }),
    measured: { plugin: {}, count: () => {} },
    probeAssertion: () => assertions.of(NO_SHOPPER),
    logger,
  });
  const origins = { siteHosts, graphHosts, webCredentials: () => keys.web, now };
  const webhookOwners = new Map(
    Object.entries(webhooks).map(([provider, to]) => [provider, webhookOwner(provider, to, report)]),
  );
  const server = createGatewayServer({
    graph,
    findOperation: findOperationIn(
      new Map((listed ?? []).map((text) => [idOf(text), text])),
      listed === undefined ? 'open' : 'enforced',
    ),
    answersGet,
    origins,
    trustedProxies,
    port: 0,
    secure,
    webhookOwners,
    ...(connectionMs === undefined ? {} : { connectionMs }),
    logger,
  });
  const url = `http://127.0.0.1:${(await server.start()).port}`;

  async function post(
    body: unknown,
    headers: Record<string, string> = {},
    path = '/api/graphql',
  ): Promise<Answer> {
    const response = await request(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.body.text();
    const { data, errors } = (text.startsWith('{') ? JSON.parse(text) : {}) as Pick<
      Answer,
      'data' | 'errors'
    >;
    return { status: response.statusCode, headers: response.headers, text, data, errors };
  }
  const ask = (query: string, headers?: Record<string, string>) => post({ query }, headers);
  const stop = async () => {
    await server.stop();
    for (const each of stops) await each();
  };
  return {
    url,
    keys,
    bags: commerce.bags,
    anonymous,
    now,
    lines,
    seen,
    exchanged,
    tokens,
    urls,
    post,
    ask,
    stop,
  };
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;

function composed(): string {
  const names: Subgraph[] = ['bag', 'window'];
  const result = composeServices(
    names.map((name) => ({ name, url: `http://${name}/graphql`, typeDefs: SCHEMAS[name] })),
  );
  if (result.supergraphSdl === undefined) throw new Error(result.errors?.join('\n'));
  return result.supergraphSdl;
}

/** The cookie a browser would send back. */
export function cookieOf({ headers }: Answer): string {
  const [cookie] = [headers['set-cookie'] ?? []].flat();
  if (cookie === undefined) throw new Error('The answer sets no cookie.');
  return cookie.split(';', 1)[0] ?? '';
}
