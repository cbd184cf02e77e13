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

const Environment = z.object({
  PORT: port,
  LOG_LEVEL: z.string().default('error'),
  SUBGRAPHS: json(z.record(z.string(), z.array(url).min(1))),
  IDENTITY_RPC_URLS: urlList,
  WEBHOOK_OWNERS: json(z.record(z.string(), z.array(url).min(1))).default({}),
  SITE_HOSTS: commaList.pipe(z.array(siteHost).min(1)),
  /** Until somebody vouches for a proxy, what a request says of its address is a stranger's word. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  KEYS_FILE: z.string().min(1),
  WISHLIST_MINI_MAXIMUM_LIMIT: z.coerce.number().int().min(1).max(60).default(5),
  COOKIE_SECURE: z.stringbool(),
  SUPERGRAPH_PATH: z.string().default(beside('supergraph/supergraph.graphql')),
  OPERATIONS: z.enum(OPERATIONS_MODES).default('enforced'),
  OPERATIONS_FOLDER: z.string().default(beside('operations')),
});

/** What KEYS_FILE holds. */
export const KeySets = z.object({
  gateway: signingKeySet(privateKey),
  session: signingKeySet(hmacKey),
  web: keySet(credential),
});

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('gateway', Environment, environment);
