import { z } from 'zod';

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

const list = z.string().transform((text) => text.split(',').filter(Boolean));
const publicJwk = z.looseObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.string().default('error'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  KAFKA_BROKERS: list.pipe(z.array(z.string()).min(1)),
  SERVICE_PUBLIC_KEYS: json(z.record(z.string(), publicJwk)),
  SERVICE_PRIVATE_KEY: json(publicJwk.extend({ d: z.string() })),
  PAYMENTS_RPC_URLS: list.pipe(z.array(z.url()).min(1)),
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

/** Who e-mails come from and where their links lead, by site. */
export const mailSenders = (config: Config) => ({
  beaverbrooks: { from: config.MAIL_FROM_BEAVERBROOKS, storefrontUrl: config.STOREFRONT_URL_BEAVERBROOKS },
  loupe: { from: config.MAIL_FROM_LOUPE, storefrontUrl: config.STOREFRONT_URL_LOUPE },
});
