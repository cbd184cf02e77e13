import { json, publicJwk, readEnvironment } from '@loupe/subgraph-server/environment';
import { z } from 'zod';

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.string().default('error'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  KAFKA_BROKERS: z.string().transform((text) => text.split(',')),
  SERVICE_PUBLIC_KEYS: json(z.record(z.string(), publicJwk)),
});

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('content', Environment, environment);
