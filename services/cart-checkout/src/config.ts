import { readEnvironment } from '@loupe/subgraph-server/environment';
import {
  credential,
  hmacKey,
  keySet,
  privateKey,
  publicKey,
  signingKeySet,
} from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import { methodsNamed } from './domain/payment-methods/registry.ts';
import { APPLIED_FOR_PERCENT } from './domain/rate-limit/limits.ts';

const list = z.string().transform((text) => text.split(',').filter(Boolean));

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  LOG_LEVEL: z.string().default('error'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  KAFKA_BROKERS: list.pipe(z.array(z.string()).min(1)),
  KEYS_FILE: z.string().min(1),
  PAYMENTS_RPC_URLS: list.pipe(z.array(z.url()).min(1)),
  IDENTITY_RPC_URLS: list.pipe(z.array(z.url()).min(1)),
  SMTP_URL: z.url(),
  MAIL_FROM_BEAVERBROOKS: z.string().min(1),
  MAIL_FROM_LOUPE: z.string().min(1),
  STOREFRONT_URL_BEAVERBROOKS: z.url(),
  STOREFRONT_URL_LOUPE: z.url(),
  STOREFRONT_ORIGINS: list.default([]),
  MEDIA_URL: z.url(),
  FULFILMENT_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  PAYMENT_METHODS: list.default([]),
  APPLICATIONS_STOCK_PERCENT: z.coerce.number().min(0).max(100).default(APPLIED_FOR_PERCENT),
  SOURCE_LIMIT_FACTOR: z.coerce.number().int().positive().default(1),
  SHOPPING_LIST_MAXIMUM_LIMIT: z.coerce.number().int().positive().default(250),
  PLACEMENT_SWEEP_SECONDS: z.coerce.number().positive().default(5),
  WEBHOOK_SWEEP_SECONDS: z.coerce.number().positive().default(5),
  DISPATCHES_AT_ONCE: z.coerce.number().int().positive().default(10),
  ORDER_EMAILS_AT_ONCE: z.coerce.number().int().positive().default(20),
  LIST_EMAILS_AT_ONCE: z.coerce.number().int().positive().default(2),
  CHALLENGE_DUE_SECONDS: z.coerce.number().positive().default(600),
  AUTHORISING_DUE_SECONDS: z.coerce.number().positive().default(30),
  COUNTS_PAUSED: z.stringbool().default(false),
  KILL_AT: z.string().optional(),
});

/** The content of KEYS_FILE. */
export const KeySets = z.object({
  gateway: keySet(publicKey),
  'cart-checkout': signingKeySet(privateKey),
  fulfilment: signingKeySet(hmacKey),
  'email-digest': keySet(hmacKey),
  recaptcha: signingKeySet(credential),
  'pay-again': signingKeySet(hmacKey),
});

export type Config = z.infer<typeof Environment>;
export const ENVIRONMENT_KEYS: readonly string[] = Object.keys(Environment.shape);

/** @throws ConfigurationError naming every key that is missing or malformed */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('cart-checkout', Environment, environment);

/** The part of the configuration that `createPorts` needs. */
export const portSettings = (config: Config) => ({
  dueInSeconds: config.AUTHORISING_DUE_SECONDS,
  challengeDueInSeconds: config.CHALLENGE_DUE_SECONDS,
  shoppingListLimit: config.SHOPPING_LIST_MAXIMUM_LIMIT,
  storefrontUrls: { beaverbrooks: config.STOREFRONT_URL_BEAVERBROOKS, loupe: config.STOREFRONT_URL_LOUPE },
  storefrontOrigins: config.STOREFRONT_ORIGINS,
  sourceFactor: config.SOURCE_LIMIT_FACTOR,
  appliedForPercent: config.APPLICATIONS_STOCK_PERCENT,
  methods: methodsNamed(config.PAYMENT_METHODS),
});

/** From claim to order or cancel: an authorisation, a challenge, and the authorisation after it. */
export const longestPlacementSeconds = (config: Config): number =>
  2 * config.AUTHORISING_DUE_SECONDS + config.CHALLENGE_DUE_SECONDS;

/** Sender address and link origin of e-mails, by site. */
export const mailSenders = (config: Config) => ({
  beaverbrooks: { from: config.MAIL_FROM_BEAVERBROOKS, storefrontUrl: config.STOREFRONT_URL_BEAVERBROOKS },
  loupe: { from: config.MAIL_FROM_LOUPE, storefrontUrl: config.STOREFRONT_URL_LOUPE },
});
