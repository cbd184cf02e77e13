import { z } from 'zod';

const urls = z
  .string()
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.url()).min(1));
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});
const jwk = z.looseObject({ kty: z.string() });

/** Every variable of the environment this service reads; the README describes each. */
export const schema = z.object({
  PORT: z.coerce.number().int().min(0),
  DATABASE_URL: z.url(),
  KAFKA_BROKERS: z
    .string()
    .min(1)
    .transform((list) => list.split(',')),
  LOG_LEVEL: z.string().default('error'),
  SERVICE_PUBLIC_KEYS: json.pipe(z.record(z.string(), jwk)),
  SERVICE_PRIVATE_KEY: json.pipe(jwk),
  PAYMENTS_RPC_URLS: urls,
  SMTP_URL: z.url(),
  MAIL_FROM_BEAVERBROOKS: z.string().min(1),
  MAIL_FROM_LOUPE: z.string().min(1),
  STOREFRONT_URL_BEAVERBROOKS: z.url(),
  STOREFRONT_URL_LOUPE: z.url(),
  MEDIA_URL: z.url(),
  CART_MINI_MAXIMUM_LIMIT: z.coerce.number().int().positive().default(5),
  PLACEMENT_SWEEP_SECONDS: z.coerce.number().positive().default(5),
  AUTHORISING_DUE_SECONDS: z.coerce.number().positive().default(30),
});

export type Config = z.infer<typeof schema>;

/** ER-05: the environment lacks or misstates something; the message names every such key at once. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** @throws ConfigurationError */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ConfigurationError(`The environment is not complete. ${faults.join('; ')}`);
}
