import { readEnvironment } from '@loupe/subgraph-server/environment';
import { credential, hmacKey, keySet, publicKey, signingKeySet } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import { REALMS } from './domain/robots/realms.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const flag = z.stringbool().default(false);
const count = z.coerce.number().int().positive();

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
  RECAPTCHA_LOGIN: flag,
  RECAPTCHA_REGISTER: flag,
  RECAPTCHA_FORGOT_PASSWORD: flag,
  RECAPTCHA_ENQUIRY: flag,
  LOQATE_URL: origin,
  META_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  META_PIXELS: z
    .string()
    .regex(/^$|^beaverbrooks=\d+,loupe=\d+$/)
    .default(''),
  SESSION_DAYS: z.coerce.number().positive().default(30),
  PASSWORD_HASHES_AT_ONCE: count.default(2),
  PASSWORD_HASHES_WAITING: count.default(40),
  SOURCE_LIMIT_FACTOR: count.default(1),
  EMAILS_AT_ONCE: count.default(10),
  CONVERSIONS_AT_ONCE: count.default(5),
  PRUNE_SWEEP_SECONDS: z.coerce.number().positive().default(600),
});

/** What KEYS_FILE holds. */
export const KeySets = z.object({
  gateway: keySet(publicKey),
  'cart-checkout': keySet(publicKey),
  'email-digest': signingKeySet(hmacKey),
  recaptcha: signingKeySet(credential),
  loqate: signingKeySet(credential),
  meta: signingKeySet(credential),
});

export type Keys = z.infer<typeof KeySets>;

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('identity', Environment, environment);

/** CO-03: the realms with a bot check. */
export const checkedRealms = (config: Config) =>
  new Set(REALMS.filter((realm) => config[`RECAPTCHA_${realm}`]));

/** The sender of e-mails and the origin of their links, by site. */
export const mailSenders = (config: Config) => ({
  beaverbrooks: { from: config.MAIL_FROM_BEAVERBROOKS, storefrontUrl: config.STOREFRONT_URL_BEAVERBROOKS },
  loupe: { from: config.MAIL_FROM_LOUPE, storefrontUrl: config.STOREFRONT_URL_LOUPE },
});

/** The ids of the shops at the advertising network, by site. */
export const pixels = ({ META_PIXELS }: Config): ReadonlyMap<string, string> =>
  new Map(
    META_PIXELS.split(',').map((pair) => {
      const [site = '', id = ''] = pair.split('=');
      return [site, id] as const;
    }),
  );
