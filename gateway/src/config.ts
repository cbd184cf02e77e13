import { fileURLToPath } from 'node:url';
import { json, readEnvironment } from '@loupe/subgraph-server/environment';
import { credential, hmacKey, keySet, privateKey, signingKeySet } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import { isSite, type Site } from '@loupe/contracts/sites';
import { commonDomain } from './graph-hosts.ts';
import { OPERATIONS_MODES } from './operations/find-operation.ts';

const url = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().int().min(0).max(65_535);
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const urlList = commaList.pipe(z.array(url).min(1));

const siteHost = z.string().transform((pair, context): [string, Site] => {
  const [host, site] = pair.split('=');
  if (host && isSite(site)) return [host.toLowerCase(), site];
  context.addIssue(`"${pair}" is not host=site`);
  return z.NEVER;
});

const graphHost = z.string().transform((pair, context): [string, string] => {
  const [host = '', origin = ''] = pair.split('=');
  const pages = URL.parse(origin);
  const name = host.toLowerCase();
  if (pages?.origin === origin && commonDomain(name, pages.hostname) !== undefined) return [name, origin];
  context.addIssue(`"${pair}" is not host=origin of two hosts of one domain`);
  return z.NEVER;
});

const beside = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const Variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port,
  /** Of /metrics, inside the network only; without it there are none. */
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.string().default('error'),
  SUBGRAPHS: json(z.record(z.string(), z.array(url).min(1))),
  IDENTITY_RPC_URLS: urlList,
  WEBHOOK_OWNERS: json(z.record(z.string(), z.array(url).min(1))).default({}),
  SITE_HOSTS: commaList.pipe(z.array(siteHost).min(1)),
  /** Of shops whose graph has a host of its own: that host, and the origin of the shop's pages. */
  GRAPH_HOSTS: commaList.pipe(z.array(graphHost)).default([]),
  /** Without a configured proxy, the forwarded address of a request is not trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  CLIENTS_CONNECT_DIRECTLY: z.stringbool().default(false),
  SOURCE_LIMIT_FACTOR: z.coerce.number().int().positive().default(1),
  KEYS_FILE: z.string().min(1),
  COOKIE_SECURE: z.stringbool(),
  SUPERGRAPH_PATH: z.string().default(beside('supergraph/supergraph.graphql')),
  OPERATIONS: z.enum(OPERATIONS_MODES).default('enforced'),
  ANSWER_GET: z.stringbool().default(false),
  OPERATIONS_FOLDER: z.string().default(beside('operations')),
});

/**
 * The gateway itself serves http, so in production a proxy is in front of it. With no trusted proxy all shoppers
 * would count as one network and share its limits, so this must be configured explicitly. A host for the graph must be a shop's, and its
 * only one.
 */
const Environment = Variables.superRefine(({ SITE_HOSTS, GRAPH_HOSTS }, context) => {
  const sites = GRAPH_HOSTS.map(([host]) => SITE_HOSTS.find(([listed]) => listed === host)?.[1]);
  for (const [index, site] of sites.entries()) {
    if (site !== undefined && sites.indexOf(site) === index) continue;
    const message = `${GRAPH_HOSTS[index]![0]} is ${site === undefined ? 'not in SITE_HOSTS' : `the second one of ${site}`}`;
    context.addIssue({ code: 'custom', path: ['GRAPH_HOSTS'], message });
  }
}).superRefine(({ NODE_ENV, COOKIE_SECURE, TRUSTED_PROXIES, CLIENTS_CONNECT_DIRECTLY }, context) => {
  const isProduction = NODE_ENV === 'production' || COOKIE_SECURE;
  if (!isProduction || TRUSTED_PROXIES > 0 || CLIENTS_CONNECT_DIRECTLY) return;
  context.addIssue({
    code: 'custom',
    path: ['TRUSTED_PROXIES'],
    message:
      'is 0 in production; set it to the number of proxies in front that append to x-forwarded-for, or CLIENTS_CONNECT_DIRECTLY to true if there are none',
  });
});
/** The contents of KEYS_FILE. */
export const KeySets = z.object({
  gateway: signingKeySet(privateKey),
  session: signingKeySet(hmacKey),
  web: keySet(credential),
});

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Variables.shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('gateway', Environment, environment);
