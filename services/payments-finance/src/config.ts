import { readEnvironment } from '@loupe/subgraph-server/environment';
import {
  credential,
  encryptionKey,
  hmacKey,
  keySet,
  publicKey,
  signingKeySet,
} from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import { waitingTerms, WAITS_OF_A_LOAN, WAITS_OF_PAY_LATER } from './domain/payment/waiting.ts';
import type { InstalmentTerms } from './domain/instalments/instalment-message.ts';

const list = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .refine((items) => items.length > 0, 'must not be empty');

const wait = z.coerce.number().positive();

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  DATABASE_URL: z.url(),
  KAFKA_BROKERS: list,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('error'),
  KEYS_FILE: z.string().min(1),
  CYBERSOURCE_URL: z.url(),
  CYBERSOURCE_HOST: z.string().min(1),
  CYBERSOURCE_MERCHANT_ID: z.string().min(1),
  GIVEX_URL: z.url(),
  GIVEX_SECONDARY_URL: z.url(),
  GIVEX_USER_ID: z.string().min(1),
  PAYPAL_URL: z.url(),
  PAYPAL_CLIENT_ID: z.string().min(1),
  PAYPAL_WEBHOOK_ID: z.string().min(1),
  PAYPAL_MOST_REAUTHORISATIONS: z.coerce.number().int().min(0).max(26).default(8),
  APPLEPAY_GATEWAYS: list.pipe(z.array(z.string().regex(/^https:\/\/[a-z\d.-]+(?::\d+)?$/))),
  APPLEPAY_MERCHANT_ID: z.string().default(''),
  V12_URL: z.url(),
  V12_RETAILER_ID: z.string().min(1),
  V12_RETAILER_GUID: z.guid(),
  V12_SUBMISSION_MINUTES: wait.default(WAITS_OF_A_LOAN.submissionMinutes),
  V12_DECISION_HOURS: wait.default(WAITS_OF_A_LOAN.decisionHours),
  V12_SIGNATURE_HOURS: wait.default(WAITS_OF_A_LOAN.signatureHours),
  V12_LONGEST_DAYS: wait.default(WAITS_OF_A_LOAN.longestDays),
  KLARNA_URL: z.url(),
  KLARNA_USERNAME: z.string().min(1),
  KLARNA_CALLBACK_URL: z.url({ protocol: /^https?$/ }),
  KLARNA_DECISION_HOURS: wait.default(WAITS_OF_PAY_LATER.decisionHours),
  KLARNA_IN_3_ENABLED: z.stringbool().default(true),
  KLARNA_IN_3_FROM: z.coerce.number().int().min(0).default(3_000),
  KLARNA_IN_3_TO: z.coerce.number().int().min(0).default(200_000),
  STOREFRONT_ORIGINS: list,
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  SOURCE_LIMIT_FACTOR: z.coerce.number().int().positive().default(1),
  LOW_VALUE_EXEMPTION_MINOR_UNITS: z.coerce.number().int().min(0).default(3_000),
  TENDER_SWEEP_SECONDS: z.coerce.number().positive().default(5),
  KILL_AT: z.string().optional(),
});

/** The content of KEYS_FILE. */
export const KeySets = z.object({
  gateway: keySet(publicKey),
  'cart-checkout': keySet(publicKey),
  cybersource: signingKeySet(hmacKey),
  givex: signingKeySet(credential),
  paypal: signingKeySet(credential),
  v12: signingKeySet(credential),
  klarna: signingKeySet(credential),
  'gift-card-vault': signingKeySet(encryptionKey),
  'gift-card-digest': signingKeySet(hmacKey),
  'email-digest': keySet(hmacKey),
  recaptcha: signingKeySet(credential),
});

export type Config = z.infer<typeof schema>;
export type Keys = z.infer<typeof KeySets>;

/** The card provider's address, and the keys that sign our calls. */
export const cardProviderOptions = (config: Config, keys: () => Keys) => ({
  url: config.CYBERSOURCE_URL,
  host: config.CYBERSOURCE_HOST,
  merchantId: config.CYBERSOURCE_MERCHANT_ID,
  keys: () => keys().cybersource,
  targetOrigins: config.STOREFRONT_ORIGINS,
});

/** The gift card provider's addresses and our user there, and the keys of the vault. */
export const giftCardOptions = (config: Config, keys: () => Keys) => ({
  provider: {
    url: config.GIVEX_URL,
    secondaryUrl: config.GIVEX_SECONDARY_URL,
    userId: config.GIVEX_USER_ID,
    passwords: () => keys().givex,
  },
  vaultKeys: {
    vault: () => keys()['gift-card-vault'],
    digests: () => keys()['gift-card-digest'],
  },
});

/** The wallet provider's address, and our application there. */
export const walletOptions = (config: Config, keys: () => Keys) => ({
  url: config.PAYPAL_URL,
  client: { id: config.PAYPAL_CLIENT_ID, secret: () => keys().paypal.active.key.toString() },
  webhookId: config.PAYPAL_WEBHOOK_ID,
  mostReauthorisations: config.PAYPAL_MOST_REAUTHORISATIONS,
});

/** Where Apple Pay's merchant sessions are asked for, and who we are there; undefined where no merchant is named. */
export const applePayOptions = ({ APPLEPAY_GATEWAYS: gateways, APPLEPAY_MERCHANT_ID: merchantId }: Config) =>
  merchantId === '' ? undefined : { gateways, merchantId };

/** The lender's address, and who we are there. */
export const lenderOptions = (config: Config, keys: () => Keys) => ({
  url: config.V12_URL,
  retailer: { id: config.V12_RETAILER_ID, guid: config.V12_RETAILER_GUID },
  key: () => keys().v12.active.key.toString(),
});

/** How long an application may take. */
export const loanWaits = (config: Config) =>
  waitingTerms({
    submissionMinutes: config.V12_SUBMISSION_MINUTES,
    decisionHours: config.V12_DECISION_HOURS,
    signatureHours: config.V12_SIGNATURE_HOURS,
    longestDays: config.V12_LONGEST_DAYS,
  });

/** How long the pay-later provider may look at a payment. */
export const payLaterWaits = (config: Config) =>
  waitingTerms({ ...WAITS_OF_PAY_LATER, decisionHours: config.KLARNA_DECISION_HOURS });

/** The pay-later provider's address, our user there, and where it calls us. */
export const payLaterOptions = (config: Config, keys: () => Keys) => ({
  url: config.KLARNA_URL,
  user: { name: config.KLARNA_USERNAME, password: () => keys().klarna.active.key.toString() },
  callbackUrl: config.KLARNA_CALLBACK_URL,
});

/** VA-06: when the pay-later provider lets a purchase be paid in three. */
export const instalmentTerms = (config: Config): InstalmentTerms => ({
  isEnabled: config.KLARNA_IN_3_ENABLED,
  from: config.KLARNA_IN_3_FROM,
  to: config.KLARNA_IN_3_TO,
});

/** The environment keys, for the README's table. */
export const CONFIG_KEYS = Object.keys(schema.shape);

/** @throws ConfigurationError naming every missing or malformed key at once, never a value */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config =>
  readEnvironment('payments-finance', schema, environment);
