import { readEnvironment } from '@loupe/subgraph-server/environment';
import { credential, hmacKey, keySet, publicKey, signingKeySet } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.string().default('error'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  KAFKA_BROKERS: z.string().transform((text) => text.split(',')),
  KEYS_FILE: z.string().min(1),
  SMTP_URL: z.url(),
  MAIL_FROM_BEAVERBROOKS: z.string().min(1),
  MAIL_FROM_LOUPE: z.string().min(1),
  STOREFRONT_URL_BEAVERBROOKS: origin,
  STOREFRONT_URL_LOUPE: origin,
  RECAPTCHA_URL: origin,
  VIDEO_ROOMS_URL: z.union([z.literal(''), origin]).default(''),
  RECAPTCHA_RESERVATION: z.stringbool().default(false),
  RECAPTCHA_ENQUIRY: z.stringbool().default(false),
  DEALER_INBOX_BEAVERBROOKS: z.email(),
  DEALER_INBOX_LOUPE: z.email(),
  SOURCE_LIMIT_FACTOR: z.coerce.number().int().positive().default(1),
  EMAILS_AT_ONCE: z.coerce.number().int().positive().default(10),
  DEALER_EMAILS_AT_ONCE: z.coerce.number().int().positive().default(2),
  RESERVATION_SWEEP_SECONDS: z.coerce.number().positive().default(5),
  PRUNE_SWEEP_SECONDS: z.coerce.number().positive().default(600),
  STORE_STOCK_COUNTED_WITHIN_HOURS: z.coerce.number().positive().default(36),
});

/** The content of KEYS_FILE. */
export const KeySets = z.object({
  gateway: keySet(publicKey),
  'email-digest': signingKeySet(hmacKey),
  recaptcha: signingKeySet(credential),
  'reservation-link': signingKeySet(hmacKey),
});

export type Keys = z.infer<typeof KeySets>;

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('stores-reservations', Environment, environment);

/** The mailbox of the dealer's advisors, by site. */
export const dealerInboxes = (config: Config) => ({
  beaverbrooks: config.DEALER_INBOX_BEAVERBROOKS,
  loupe: config.DEALER_INBOX_LOUPE,
});

/** The sender of e-mails and the origin of their links, by site. */
export const mailSenders = (config: Config) => ({
  beaverbrooks: { from: config.MAIL_FROM_BEAVERBROOKS, storefrontUrl: config.STOREFRONT_URL_BEAVERBROOKS },
  loupe: { from: config.MAIL_FROM_LOUPE, storefrontUrl: config.STOREFRONT_URL_LOUPE },
});
