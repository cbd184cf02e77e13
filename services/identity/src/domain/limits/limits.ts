import type { Limit, Rule } from '@loupe/rate-limit/counters';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** Of a network: an attempt that was not judged stays counted, so that no network keeps us or the bot check busy. */
const NETWORK = { isOfNetwork: true, isKept: true } as const;

/**
 * What may be asked how often: by all who share a network, by one browser session, and about one account whoever asks. A limit of a
 * network is generous, because an office or a mobile network is one.
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
  /** Of the current password of somebody signed in. */
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
  passwordStrength: {
    source: { hits: 600, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 120, seconds: 15 * MINUTES },
  },
  addressLookup: {
    source: { hits: 600, seconds: 15 * MINUTES, ...NETWORK },
    session: { hits: 120, seconds: 15 * MINUTES },
  },
} as const satisfies Record<string, Readonly<Partial<Record<LimitedBy, Rule>>>>;

export type LimitedBy = 'source' | 'session' | 'account';
export type LimitedAction = keyof typeof LIMITS;

/** Of sign-ins that fail, but for the totals; one that succeeds is given back. See docs/adr/0021. */
export const SIGN_IN_LIMITS = {
  /** From one network. */
  source: { hits: 60, seconds: 15 * MINUTES, isOfNetwork: true },
  session: { hits: 20, seconds: 15 * MINUTES },
  /** At one account from one network. */
  pair: { hits: 10, seconds: 15 * MINUTES },
  /** At one account from all networks; does not count where the account has been signed in from before. */
  account: { hits: 30, seconds: HOURS },
  /** Of all sign-ins, the right ones too, which cost the hasher as much: from one network, and of one account there. */
  sourceTotal: { hits: 300, seconds: 15 * MINUTES, ...NETWORK },
  pairTotal: { hits: 60, seconds: 15 * MINUTES, isKept: true },
} as const satisfies Record<string, Rule>;

/** Failed sign-ins at a whole site. From here on somebody tries stolen passwords, and strangers' networks get fewer attempts. */
export const SITE_ALARM = { hits: 100, seconds: 15 * MINUTES } as const satisfies Limit;
export const SOURCE_IN_ALARM = { hits: 2, seconds: 15 * MINUTES } as const satisfies Limit;
