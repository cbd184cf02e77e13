import 'server-only';
import * as z from 'zod/mini';
import { openCredentials } from './credential.ts';
import { LOG_LEVELS, setLogLevel } from './log-level.ts';
import { logError } from './log.ts';
import { parseGraphOrigins, parseSiteHosts, parseSiteOrigins, type SiteKey } from './sites.ts';
import { standInsFor } from './stand-ins.ts';
import { vendorPartners, vendorScripts, vendorVariables } from './vendor-partners.ts';

const environment = z.object({
  /** CO-05: least severe level of web's log. */
  LOG_LEVEL: z.prefault(z.enum(LOG_LEVELS), 'error'),
  GATEWAY_URL: z.url(),
  MEDIA_URL: z.url(),
  /** RE-10; GET needs a gateway with ANSWER_GET. */
  GRAPH_METHOD: z.prefault(z.enum(['POST', 'GET']), 'POST'),
  KEYS_FILE: z.string().check(z.minLength(1)),
  SITE_HOSTS: z.string().check(z.minLength(1)),
  SITE_ORIGINS: z.string().check(z.minLength(1)),
  /** QY-17; needs a gateway with GRAPH_HOSTS. */
  GRAPH_ORIGINS: z.prefault(z.string(), ''),
  ...vendorVariables(),
  RECAPTCHA_SITE_KEY: z.string().check(z.minLength(1)),
  /** IN-04: the search provider's collector, with the shop's key; empty where the shop has none. */
  SEARCH_TRACKER_URL: z.prefault(z.union([z.literal(''), z.url()]), ''),
  /** The collector of statistics, with the measurement's id; empty where the shop has none. */
  ANALYTICS_URL: z.prefault(z.union([z.literal(''), z.url()]), ''),
  /** Scripts that stand in for parts of a browser, comma list; refused by any shop that is not on localhost. */
  BROWSER_STAND_INS: z.prefault(z.string(), ''),
  /** IN-05: the tag manager's container; empty where the shop has none. And origins of its tags, a comma list. */
  TAG_MANAGER_URL: z.prefault(z.union([z.literal(''), z.url()]), ''),
  TAG_ORIGINS: z.prefault(z.string(), ''),
  /** The name under which the dealer section's maker is shown, and the brand of its showrooms. */
  DEALER_MAKER: z.prefault(z.string().check(z.minLength(1)), 'Orrery'),
  KAFKA_BROKERS: z.string().check(z.minLength(1)),
  /** Of the pages that all instances share, and of waiting rooms; without it each keeps its own. */
  DATABASE_URL: z.optional(z.string().check(z.minLength(1))),
  /** Staging environments and content accounts that an editor's preview may name, comma lists; without them there is no preview. */
  PREVIEW_APIS: z.prefault(z.string(), ''),
  PREVIEW_HUBS: z.prefault(z.string(), ''),
  /** RT-16: seconds after which visitors are asked to return; the shop is open without it or with 0. */
  MAINTENANCE_RETRY_SECONDS: z.prefault(z.coerce.number().check(z.int(), z.gte(0)), 0),
  /** Whether operators may open waiting rooms: `npm run drops`. */
  WAITING_ROOM: z.prefault(z.enum(['on', 'off']), 'off'),
  /** Proxies in front that append to x-forwarded-for; with 0 no visitor's network is known. */
  TRUSTED_PROXIES: z.prefault(z.coerce.number().check(z.int(), z.gte(0)), 0),
  /** Of /metrics, inside the network only; without it there are none. */
  METRICS_PORT: z.optional(z.coerce.number()),
  /** Next's own variable, with Next's default. */
  PORT: z.prefault(z.coerce.number(), 3000),
});

const listOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The container, and every origin that pages with it load from and send to. */
const tagsOf = (url: string, origins: readonly string[]) =>
  url === '' ? { url: null, origins: [] } : { url, origins: [new URL(url).origin, ...origins] };

function load() {
  const parsed = environment.safeParse(process.env);
  if (!parsed.success) {
    const keys = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`Missing or unusable environment: ${keys.join(', ')}`);
  }
  setLogLevel(parsed.data.LOG_LEVEL);
  if (parsed.data.WAITING_ROOM === 'on' && parsed.data.DATABASE_URL === undefined)
    throw new Error('WAITING_ROOM needs DATABASE_URL, where all instances find the places.');
  const { GATEWAY_URL, MEDIA_URL, KEYS_FILE, SITE_HOSTS, RECAPTCHA_SCRIPT_URL, RECAPTCHA_SITE_KEY } =
    parsed.data;
  const siteOrigins = parseSiteOrigins(parsed.data.SITE_ORIGINS);
  const credentials = openCredentials(KEYS_FILE, (error) => logError((error as Error).message));
  return {
    /** Next's developer tools use eval and WebSockets. */
    isDevelopment: process.env.NODE_ENV === 'development',
    partners: vendorPartners(parsed.data),
    vendorScripts: vendorScripts(parsed.data),
    gatewayUrl: GATEWAY_URL.replace(/\/$/, ''),
    graphMethod: parsed.data.GRAPH_METHOD,
    mediaUrl: MEDIA_URL.replace(/\/$/, ''),
    /** Beside it are the files of each shop. */
    keysFile: KEYS_FILE,
    webCredential: () => credentials().active,
    webCredentials: () => credentials().all,
    siteHosts: parseSiteHosts(SITE_HOSTS),
    siteOrigins,
    standIns: standInsFor(listOf(parsed.data.BROWSER_STAND_INS), siteOrigins),
    graphOrigins: parseGraphOrigins(parsed.data.GRAPH_ORIGINS),
    kafkaBrokers: parsed.data.KAFKA_BROKERS.split(',').map((broker) => broker.trim()),
    databaseUrl: parsed.data.DATABASE_URL,
    port: parsed.data.PORT,
    previewApis: listOf(parsed.data.PREVIEW_APIS),
    previewHubs: listOf(parsed.data.PREVIEW_HUBS),
    maintenanceRetrySeconds: parsed.data.MAINTENANCE_RETRY_SECONDS,
    hasWaitingRooms: parsed.data.WAITING_ROOM === 'on',
    trustedProxies: parsed.data.TRUSTED_PROXIES,
    metricsPort: parsed.data.METRICS_PORT,
    searchTrackerUrl: parsed.data.SEARCH_TRACKER_URL || null,
    analyticsUrl: parsed.data.ANALYTICS_URL || null,
    tags: tagsOf(parsed.data.TAG_MANAGER_URL, listOf(parsed.data.TAG_ORIGINS)),
    dealerMaker: parsed.data.DEALER_MAKER,
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
