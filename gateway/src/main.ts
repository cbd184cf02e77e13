import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createLogger } from '@loupe/telemetry/logger';
import { startMetricsServer } from '@loupe/telemetry/metrics-server';
import { processSources } from '@loupe/telemetry/process-sources';
import { openKeySets } from '@loupe/subgraph-server/key-file';
import { kidsOf } from '@loupe/subgraph-server/key-set';
import { operationMetrics } from '@loupe/subgraph-server/operation-metrics';
import { runService } from '@loupe/subgraph-server/run';
import { KeySets, readConfig } from './config.ts';
import type { GatewayContext } from './gateway-context.ts';
import { createGraph } from './graph.ts';
import { cookieDomains } from './graph-hosts.ts';
import { findOperationIn } from './operations/find-operation.ts';
import { readListedOperations } from './operations/listed-operations.ts';
import { operationNames } from './operations/operation-names.ts';
import { prepareOperation } from './prepare-operation.ts';
import { createGatewayServer } from './server.ts';
import { reportInstance } from './report-instance.ts';
import { AnonymousSessions } from './session/anonymous-sessions.ts';
import { BegunSessions } from './session/begun-sessions.ts';
import { Assertions, NO_SHOPPER } from './session/assertions.ts';
import { CustomerSessions } from './session/customer-sessions.ts';
import { exchangeSessionByRpc } from './session/exchange-session.ts';
import { SessionCookie } from './session/session-cookie.ts';
import { placingMutations } from './subgraphs/placing-mutations.ts';
import { timeOutsBy } from './subgraphs/time-outs.ts';
import { webhookOwner } from './webhooks/webhook-owner.ts';

const config = readConfig();
const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
const now = () => new Date();
const sets = openKeySets({ service: 'gateway', file: config.KEYS_FILE, shape: KeySets, logger });
const keys = () => sets().gateway;

const exchange = exchangeSessionByRpc({
  urls: config.IDENTITY_RPC_URLS,
  keys,
  now,
  report: reportInstance(logger, 'identity'),
});
const assertions = new Assertions({ keys, now });
const graphHosts = new Map(config.GRAPH_HOSTS);
const sessions = {
  cookie: new SessionCookie({
    secure: config.COOKIE_SECURE,
    domains: cookieDomains(graphHosts, config.SITE_HOSTS),
  }),
  anonymous: new AnonymousSessions({ keys: () => sets().session, now, newId: randomUUIDv7 }),
  customers: new CustomerSessions(exchange, now),
  begun: new BegunSessions({ sourceFactor: config.SOURCE_LIMIT_FACTOR, now }),
};
const listed = readListedOperations(config.OPERATIONS_FOLDER);
const measured = operationMetrics<GatewayContext>({
  operations: operationNames(listed),
  nameOf: ({ name }) => name?.value,
});
const supergraphSdl = readFileSync(config.SUPERGRAPH_PATH, 'utf8');
const timeOutsOf = timeOutsBy(placingMutations(supergraphSdl));
const graph = createGraph({
  measured,
  supergraphSdl,
  subgraphs: config.SUBGRAPHS,
  prepare: prepareOperation({ sessions, assertions, timeOutsOf }),
  probeAssertion: () => assertions.of(NO_SHOPPER),
  logger,
});
const server = createGatewayServer({
  graph,
  answersGet: config.ANSWER_GET,
  findOperation: findOperationIn(listed, config.OPERATIONS),
  origins: { siteHosts: config.SITE_HOSTS, graphHosts, webCredentials: () => sets().web, now },
  trustedProxies: config.TRUSTED_PROXIES,
  port: config.PORT,
  secure: config.COOKIE_SECURE,
  webhookOwners: new Map(
    Object.entries(config.WEBHOOK_OWNERS).map(([provider, urls]) => [
      provider,
      webhookOwner(provider, urls, reportInstance(logger, `owner of ${provider} webhooks`)),
    ]),
  ),
  details: async () => ({ keys: kidsOf(sets()) }),
  logger,
});

const sources = [...processSources(), ...measured.sources, sessions.begun.refused];
if (config.METRICS_PORT !== undefined) await startMetricsServer(config.METRICS_PORT, sources);
await runService({ ...server, logger });
