import { fileURLToPath } from 'node:url';
import { isSite, type Site } from '@loupe/subgraph-server/actor';
import { json, readEnvironment } from '@loupe/subgraph-server/environment';
import { credential, hmacKey, keySet, privateKey, signingKeySet } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import { OPERATIONS_MODES } from './operations/find-operation.ts';

const url = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().int().min(0).max(65_535);
const commaList = z.string().transform((text) => text.split(',').map((item) => item.trim()));
const urlList = commaList.pipe(z.array(url).min(1));

const siteHost = z.string().transform((pair, context): [string, Site] => {
  const [host, site] = pair.split('=');
  if (host && isSite(site)) return [host.toLowerCase(), site];
  context.addIssue(`"${pair}" is not host=site`);
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
  /** Without a configured proxy, the forwarded address of a request is not trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  CLIENTS_CONNECT_DIRECTLY: z.stringbool().default(false),
  KEYS_FILE: z.string().min(1),
  WISHLIST_MINI_MAXIMUM_LIMIT: z.coerce.number().int().min(1).max(60).default(5),
  COOKIE_SECURE: z.stringbool(),
  SUPERGRAPH_PATH: z.string().default(beside('supergraph/supergraph.graphql')),
  OPERATIONS: z.enum(OPERATIONS_MODES).default('enforced'),
  ANSWER_GET: z.stringbool().default(false),
  OPERATIONS_FOLDER: z.string().default(beside('operations')),
});

/**
 * The gateway itself serves http, so in production a proxy is in front of it. With no trusted proxy all shoppers
 * would count as one network and share its limits, so this must be configured explicitly.
 */
const Environment = Variables.superRefine(
  ({ NODE_ENV, COOKIE_SECURE, TRUSTED_PROXIES, CLIENTS_CONNECT_DIRECTLY }, context) => {
    const isProduction = NODE_ENV === 'production' || COOKIE_SECURE;
    if (!isProduction || TRUSTED_PROXIES > 0 || CLIENTS_CONNECT_DIRECTLY) return;
    context.addIssue({
      code: 'custom',
      path: ['TRUSTED_PROXIES'],
      message:
        'is 0 in production; set it to the number of proxies in front that append to x-forwarded-for, or CLIENTS_CONNECT_DIRECTLY to true if there are none',
    });
  },
);
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
