import { fileURLToPath } from 'node:url';
import { isSite, type Site } from '@loupe/subgraph-server/actor';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().int().min(0).max(65_535);
const commaList = z.string().transform((text) => text.split(',').map((item) => item.trim()));
const urlList = commaList.pipe(z.array(url).min(1));

/** JSON text of the wanted shape. */
const json = <T extends z.ZodType>(shape: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(shape);

const siteHost = z.string().transform((pair, context): [string, Site] => {
  const [host, site] = pair.split('=');
  if (host && isSite(site)) return [host.toLowerCase(), site];
  context.addIssue(`"${pair}" is not host=site`);
  return z.NEVER;
});

const Environment = z.object({
  PORT: port,
  LOG_LEVEL: z.string().default('error'),
  SUBGRAPHS: json(z.record(z.string(), z.array(url).min(1))),
  IDENTITY_RPC_URLS: urlList,
  SITE_HOSTS: commaList.pipe(z.array(siteHost).min(1)),
  WEB_CREDENTIAL: z.string().min(16),
  ANONYMOUS_SESSION_SECRET: z.string().min(32),
  SERVICE_PRIVATE_KEY: json(
    z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() }),
  ),
  COOKIE_SECURE: z.stringbool(),
  SUPERGRAPH_PATH: z
    .string()
    .default(fileURLToPath(new URL('../supergraph/supergraph.graphql', import.meta.url))),
});

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** A required key is missing or malformed; the message names every one. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** @throws ConfigurationError naming every key that is missing or malformed */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const result = Environment.safeParse(environment);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ConfigurationError(`The environment is not complete. ${wrong.join('; ')}`);
}
