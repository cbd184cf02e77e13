/** At most so many of something in so many seconds. */
export interface Limit {
  readonly hits: number;
  readonly seconds: number;
}

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/**
 * What may be asked how often: by whoever shares a network, by one browser session, and about one account whoever asks. A limit of a
 * network is generous, because an office or a mobile network is one.
 */
export const LIMITS = {
  signUp: {
    source: { hits: 30, seconds: HOURS },
    session: { hits: 10, seconds: HOURS },
    account: { hits: 10, seconds: HOURS },
  },
  forgotPassword: {
    source: { hits: 30, seconds: HOURS },
    session: { hits: 10, seconds: HOURS },
    account: { hits: 5, seconds: HOURS },
  },
  resetPassword: {
    source: { hits: 30, seconds: HOURS },
    session: { hits: 10, seconds: HOURS },
  },
  /** Of the current password of somebody signed in. */
  confirmPassword: {
    source: { hits: 60, seconds: 15 * MINUTES },
    session: { hits: 10, seconds: 15 * MINUTES },
    account: { hits: 10, seconds: 15 * MINUTES },
  },
  userExists: {
    source: { hits: 60, seconds: 15 * MINUTES },
    session: { hits: 20, seconds: 15 * MINUTES },
    account: { hits: 20, seconds: 15 * MINUTES },
  },
  passwordStrength: {
    source: { hits: 600, seconds: 15 * MINUTES },
    session: { hits: 120, seconds: 15 * MINUTES },
  },
  addressLookup: {
    source: { hits: 600, seconds: 15 * MINUTES },
    session: { hits: 120, seconds: 15 * MINUTES },
  },
} as const satisfies Record<string, Readonly<Partial<Record<LimitedBy, Limit>>>>;

export type LimitedBy = 'source' | 'session' | 'account';
export type LimitedAction = keyof typeof LIMITS;

/** Of sign-ins that fail, but for the totals; one that succeeds is taken back. See docs/adr/0021. */
export const SIGN_IN_LIMITS = {
  /** From one network. */
  source: { hits: 60, seconds: 15 * MINUTES },
  session: { hits: 20, seconds: 15 * MINUTES },
  /** At one account from one network. */
  pair: { hits: 10, seconds: 15 * MINUTES },
  /** At one account from all networks; does not count where the account has been signed in from before. */
  account: { hits: 30, seconds: HOURS },
  /** Of all sign-ins, the right ones too, which are as dear: from one network, and of one account there. */
  sourceTotal: { hits: 300, seconds: 15 * MINUTES },
  pairTotal: { hits: 60, seconds: 15 * MINUTES },
  /** At a whole site. Above it somebody tries stolen passwords, and strangers' networks get fewer attempts. */
  alarm: { hits: 100, seconds: 15 * MINUTES },
  sourceInAlarm: { hits: 2, seconds: 15 * MINUTES },
} as const satisfies Record<string, Limit>;

/** One counter that an attempt is counted on. */
export interface Counter {
  readonly key: string;
  readonly limit: Limit;
  /** A network's: while it is exceeded the others are left alone, so that nobody fills their table from one network. */
  readonly isGate?: boolean;
}

/** How a counter stands after the attempt. */
export interface Count {
  readonly key: string;
  readonly hits: number;
  readonly resetsInSeconds: number;
}

/** Seconds until the last of the exceeded counters begins anew; undefined when none is exceeded. */
export function retryAfterSeconds(
  counters: readonly Counter[],
  counts: readonly Count[],
): number | undefined {
  const exceeded = counts.filter(({ key, hits }) => {
    const counter = counters.find((one) => one.key === key);
    return counter !== undefined && hits > counter.limit.hits;
  });
  if (exceeded.length === 0) return undefined;
  return Math.max(1, ...exceeded.map(({ resetsInSeconds }) => Math.ceil(resetsInSeconds)));
}
