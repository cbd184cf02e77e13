import { z } from 'zod';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const publicJwk = z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });

const publicKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), publicJwk));

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  KAFKA_BROKERS: list.refine((brokers) => brokers.length > 0, 'names no broker'),
  SERVICE_PUBLIC_KEYS: publicKeys,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
});

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** A key of the environment is missing or malformed. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** @throws ConfigurationError naming every key that is missing or malformed, never a value */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const result = Environment.safeParse(environment);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ConfigurationError(`catalog-search cannot start. ${wrong.join('; ')}`);
}
