import 'server-only';
import * as z from 'zod/mini';
import { openCredential } from './credential.ts';
import { logWarning } from './log.ts';
import type { Partners } from './security-headers.ts';
import { parseSiteHosts, parseSiteOrigins, type SiteKey } from './sites.ts';

/** Hosts that reCAPTCHA's script loads from, wherever the script itself is served. */
const BOT_CHECK_PARTS = ['https://www.gstatic.com'];

const environment = z.object({
  GATEWAY_URL: z.url(),
  MEDIA_URL: z.url(),
  KEYS_FILE: z.string().check(z.minLength(1)),
  SITE_HOSTS: z.string().check(z.minLength(1)),
  SITE_ORIGINS: z.string().check(z.minLength(1)),
  RECAPTCHA_SCRIPT_URL: z.url(),
  RECAPTCHA_SITE_KEY: z.string().check(z.minLength(1)),
  CARD_ORIGINS: z.string().check(z.minLength(1)),
  KAFKA_BROKERS: z.string().check(z.minLength(1)),
  /** Next's own variable, with Next's default. */
  PORT: z.prefault(z.coerce.number(), 3000),
});

function load() {
  const parsed = environment.safeParse(process.env);
  if (!parsed.success) {
    const keys = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`Missing or unusable environment: ${keys.join(', ')}`);
  }
  const { GATEWAY_URL, MEDIA_URL, KEYS_FILE, SITE_HOSTS, RECAPTCHA_SCRIPT_URL, RECAPTCHA_SITE_KEY } =
    parsed.data;
  const partners: Partners = {
    card: parsed.data.CARD_ORIGINS.split(',').map((origin) => new URL(origin.trim()).origin),
    botCheck: [new URL(RECAPTCHA_SCRIPT_URL).origin, ...BOT_CHECK_PARTS],
  };
  return {
    /** Next's developer tools use eval and WebSockets. */
    isDevelopment: process.env.NODE_ENV === 'development',
    partners,
    gatewayUrl: GATEWAY_URL.replace(/\/$/, ''),
    mediaUrl: MEDIA_URL.replace(/\/$/, ''),
    webCredential: openCredential(KEYS_FILE, (error) => logWarning((error as Error).message)),
    siteHosts: parseSiteHosts(SITE_HOSTS),
    siteOrigins: parseSiteOrigins(parsed.data.SITE_ORIGINS),
    kafkaBrokers: parsed.data.KAFKA_BROKERS.split(',').map((broker) => broker.trim()),
    port: parsed.data.PORT,
    recaptcha: { scriptUrl: RECAPTCHA_SCRIPT_URL, siteKey: RECAPTCHA_SITE_KEY },
  };
}

let loaded: ReturnType<typeof load> | undefined;

/**
 * The environment, parsed on first use: one build serves every environment, so nothing may be read at build time.
 * @throws Error naming every missing or invalid key at once
 */
export function config(): ReturnType<typeof load> {
  loaded ??= load();
  return loaded;
}

/** Origin of each shop, for absolute addresses in pages. */
export const originOfSite = (site: SiteKey): string => config().siteOrigins[site];
