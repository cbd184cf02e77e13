import type { Limit, Rule } from '@loupe/rate-limit/counters';
import type { ShareThreshold } from '@loupe/rate-limit/share';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** For a network, an attempt that ended before the check stays counted, so that no network overloads us or the bot check. */
const NETWORK = { isOfNetwork: true, isKept: true } as const;

/**
 * Limits of each action: per network, per browser session, and per account for all callers together. The limit of a network is
 * generous, because a whole office or mobile network can share one.
 */
export const LIMITS = {
  signUp: {
    source: { hits: 30, seconds: HOURS, ...NETWORK },
    session: { hits: 10, seconds: HOURS },
    account: { hits: 10, seconds: HOURS },
  },
  forgotPassword: {
    source: { hits: 30, seconds: HOURS, ...NETWORK },
    session: { hits: 10, seconds: HOURS },
    account: { hits: 5, seconds: HOURS },
  },
  resetPassword: {
    source: { hits: 30, seconds: HOURS, ...NETWORK },
    session: { hits: 10, seconds: HOURS },
  },
  /** Checks of the current password of a signed-in customer. */
  confirmPassword: {
    source: { hits: 60, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 10, seconds: 15 * MINUTES },
    account: { hits: 10, seconds: 15 * MINUTES },
  },
  userExists: {
    source: { hits: 60, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 20, seconds: 15 * MINUTES },
    account: { hits: 20, seconds: 15 * MINUTES },
  },
  verifyReCaptcha: {
    source: { hits: 300, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 30, seconds: 15 * MINUTES },
  },
  passwordStrength: {
    source: { hits: 600, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 120, seconds: 15 * MINUTES },
  },
  addressLookup: {
    source: { hits: 600, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 120, seconds: 15 * MINUTES },
  },
  answerMarketing: {
    source: { hits: 300, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 30, seconds: 15 * MINUTES },
  },
  /** A guest's wish for a copy or to be erased; each may be an e-mail. */
  requestPrivacyAsGuest: {
    source: { hits: 30, seconds: HOURS, ...NETWORK },
    session: { hits: 10, seconds: HOURS },
    account: { hits: 5, seconds: HOURS },
  },
  privacyLink: {
    source: { hits: 300, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 30, seconds: 15 * MINUTES },
  },
  facebookEvent: {
    source: { hits: 600, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 120, seconds: 15 * MINUTES },
  },
  recordConsent: {
    source: { hits: 300, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 30, seconds: 15 * MINUTES },
  },
} as const satisfies Record<string, Readonly<Partial<Record<LimitedBy, Rule>>>>;

export type LimitedBy = 'source' | 'session' | 'account';
export type LimitedAction = keyof typeof LIMITS;

/** Limits of failed sign-ins, except the totals; a successful one is not counted. See docs/adr/0021. */
export const SIGN_IN_LIMITS = {
  /** From one network. Above it the bot check is needed: others behind it are not locked out. */
  source: { hits: 60, seconds: 15 * MINUTES, isOfNetwork: true },
  session: { hits: 20, seconds: 15 * MINUTES },
  /** For one account from one network. */
  pair: { hits: 10, seconds: 15 * MINUTES },
  /** For one account from all networks; not applied to networks that the account has signed in from before. */
  account: { hits: 30, seconds: HOURS },
  /** All sign-ins, also successful ones, which cost the hasher as much: from one network, and for one account from one network. */
  sourceTotal: { hits: 300, seconds: 15 * MINUTES, ...NETWORK },
  pairTotal: { hits: 60, seconds: 15 * MINUTES, isKept: true },
} as const satisfies Record<string, Rule>;

/** The share is that of this period and the one before. Seconds. */
export const ALARM_PERIOD = 10 * MINUTES;

/**
 * Wrong passwords among those that are checked at a whole site: on a usual day one in ten. Above this, stolen ones are probably being
 * tried, and unknown networks get fewer attempts without the bot check.
 */
export const SITE_ALARM = { attempts: 100, share: 0.5 } as const satisfies ShareThreshold;
export const SOURCE_IN_ALARM = { hits: 2, seconds: 15 * MINUTES } as const satisfies Limit;
