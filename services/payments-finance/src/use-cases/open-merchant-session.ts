import { countersOf } from '@loupe/rate-limit/counters';
import type { Counter, Rule } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { MerchantSession, MerchantSessions } from './ports/merchant-sessions.ts';

interface OpenMerchantSessionPorts {
  readonly merchantSessions: MerchantSessions;
  readonly rateLimits: { count(counters: readonly Counter[]): Promise<CountedAttempt | RateLimited> };
  /** How many times as much a network may ask, where many people share one. */
  readonly sourceFactor: number;
  /** Of the storefronts' pages. */
  readonly storefrontOrigins: readonly string[];
  readonly shopNames: Readonly<Record<string, string>>;
}

export interface SessionAsker {
  readonly site: string;
  /** Of the page, as the browser says: it is one of ours, or it gets nothing. */
  readonly origin: string;
  readonly network: string;
}

/** A shopper opens a few in one visit; many people may have one network. */
const RULES: { readonly network: Rule } = {
  network: { hits: 60, seconds: 600, isKept: true, isOfNetwork: true },
};

/** A session for the wallet's sheet on one of our pages (MU-12). Nothing is held or taken by it. */
export async function openMerchantSession(
  ports: OpenMerchantSessionPorts,
  validationUrl: string,
  { site, origin, network }: SessionAsker,
): Promise<MerchantSession> {
  const { merchantSessions, rateLimits, sourceFactor, storefrontOrigins, shopNames } = ports;
  if (!storefrontOrigins.includes(origin)) return { kind: 'refused' };
  const subjects = { network };
  const counted = await rateLimits.count(
    countersOf('merchant-session', RULES, { subjects, networkFactor: sourceFactor }),
  );
  if (counted.type === 'TooManyAttemptsError') return { kind: 'unavailable' };
  const displayName = shopNames[site] ?? '';
  return merchantSessions.open(validationUrl, { domain: new URL(origin).hostname, displayName });
}
