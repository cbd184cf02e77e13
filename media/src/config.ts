import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Of /metrics, inside the network only; without it there are none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  MASTERS_DIR: z.string().default(fileURLToPath(new URL('../masters', import.meta.url))),
  CACHE_DIR: z.string().default(join(tmpdir(), 'loupe-media-cache')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
});

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** A key of the environment is missing or malformed. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** @throws ConfigurationError naming every key that is missing or malformed */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const result = Environment.safeParse(environment);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ConfigurationError(`media cannot start. ${wrong.join('; ')}`);
}
