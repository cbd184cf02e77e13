import { readEnvironment } from '@loupe/subgraph-server/environment';
import { keySet, publicKey } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import type { Site } from '@loupe/contracts/sites';
import type { BuildInfo } from './domain/site/build-info.ts';

const hubUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');

/** Separated by commas. */
const urls = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((url) => url !== ''))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.string().default('error'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  KAFKA_BROKERS: z.string().transform((text) => text.split(',')),
  KEYS_FILE: z.string().min(1),
  COMPOSABLE_INSTANCE: z.stringbool().default(true),
  LIVENESS_SWEEP_SECONDS: z.coerce.number().positive().default(2),
  CONTENT_SOURCE: z.enum(['own', 'amplience']).default('own'),
  AMPLIENCE_URL_BEAVERBROOKS: hubUrl,
  AMPLIENCE_URL_LOUPE: hubUrl,
  AMPLIENCE_STAGING_URLS: urls,
  BUILD_VERSION: z.string().default('0.0.0'),
  BUILD_COMMIT: z.string().default(''),
});

/** The content of KEYS_FILE. */
export const KeySets = z.object({ gateway: keySet(publicKey) });

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('content', Environment, environment);

/**
 * The hub of each shop; null where editors write with our own command.
 * @throws Error when one has no address
 */
export function sourceUrls(config: Config): Readonly<Record<Site, string>> | null {
  if (config.CONTENT_SOURCE === 'own') return null;
  const { AMPLIENCE_URL_BEAVERBROOKS: beaverbrooks, AMPLIENCE_URL_LOUPE: loupe } = config;
  if (beaverbrooks === '' || loupe === '')
    throw new Error('CONTENT_SOURCE=amplience needs AMPLIENCE_URL_BEAVERBROOKS and AMPLIENCE_URL_LOUPE.');
  return { beaverbrooks: beaverbrooks.replace(/\/$/, ''), loupe: loupe.replace(/\/$/, '') };
}

/** QY-15. */
export const buildOf = (config: Config, startedAt: Date): BuildInfo => ({
  version: config.BUILD_VERSION,
  commit: config.BUILD_COMMIT,
  startedAt: startedAt.toISOString(),
});
