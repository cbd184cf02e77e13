import { readEnvironment } from '@loupe/subgraph-server/environment';
import { keySet, publicKey } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.string().default('error'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  KAFKA_BROKERS: z.string().transform((text) => text.split(',')),
  KEYS_FILE: z.string().min(1),
  STORE_STOCK_COUNTED_WITHIN_HOURS: z.coerce.number().positive().default(36),
});

/** The content of KEYS_FILE. */
export const KeySets = z.object({ gateway: keySet(publicKey) });

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('stores-reservations', Environment, environment);
