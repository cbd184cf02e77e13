import type { Caller } from '../caller.ts';
import { LIMITS, SIGN_IN_LIMITS } from './limits.ts';
import type { Counter, Limit, LimitedAction, LimitedBy } from './limits.ts';

export interface CountersOptions {
  /** How many times as much a network may ask, where many people are behind one. */
  readonly sourceFactor: number;
}

/** By what one browser session is counted; a page rendered for everybody has none. */
const sessionOf = ({ sessionId, anonymousId }: Caller): string | null => sessionId ?? anonymousId;

/** @param accountDigest of the e-mail that is asked about, where the action is about an account */
export function countersOf(
  action: LimitedAction,
  caller: Caller,
  { accountDigest = null, sourceFactor }: CountersOptions & { accountDigest?: string | null },
): Counter[] {
  const limits: Readonly<Partial<Record<LimitedBy, Limit>>> = LIMITS[action];
  return countersFor(action, limits, { caller, sourceFactor, account: accountDigest });
}

/** What a sign-in is counted on, beside the site's alarm. */
export function signInCounters(
  caller: Caller,
  accountDigest: string,
  { sourceFactor }: CountersOptions,
): Counter[] {
  const { source, session, account, pair } = SIGN_IN_LIMITS;
  const common = countersFor(
    'signIn',
    { source, session, account },
    { caller, sourceFactor, account: accountDigest },
  );
  return [...common, { key: `signIn:pair:${caller.site}:${accountDigest}:${caller.source}`, limit: pair }];
}

/** What a sign-in is counted on for good, whatever comes of it. */
export function signInTotals(
  { site, source }: Caller,
  accountDigest: string,
  { sourceFactor }: CountersOptions,
): Counter[] {
  const { sourceTotal, pairTotal } = SIGN_IN_LIMITS;
  return [
    { key: `signIn:sourceTotal:${source}`, limit: widened(sourceTotal, sourceFactor), isGate: true },
    { key: `signIn:pairTotal:${site}:${accountDigest}:${source}`, limit: pairTotal },
  ];
}

/** What strangers may have used up of an account's attempts, of all networks and of the caller's. */
export const countersOfAccount = (
  caller: Caller,
  accountDigest: string,
  options: CountersOptions,
): Counter[] =>
  [signInCounters, signInTotals]
    .flatMap((counters) => counters(caller, accountDigest, options))
    .filter(({ key }) => key.includes(accountDigest));

export const alarmCounter = ({ site }: Caller): Counter => ({
  key: `signIn:alarm:${site}`,
  limit: SIGN_IN_LIMITS.alarm,
});

const widened = ({ hits, seconds }: Limit, factor: number): Limit => ({ hits: hits * factor, seconds });

function countersFor(
  action: string,
  limits: Readonly<Partial<Record<LimitedBy, Limit>>>,
  { caller, sourceFactor, account }: { caller: Caller; sourceFactor: number; account: string | null },
): Counter[] {
  const session = sessionOf(caller);
  const { site, source } = caller;
  return [
    ...(limits.source
      ? [{ key: `${action}:source:${source}`, limit: widened(limits.source, sourceFactor), isGate: true }]
      : []),
    ...(limits.session && session !== null
      ? [{ key: `${action}:session:${session}`, limit: limits.session }]
      : []),
    ...(limits.account && account !== null
      ? [{ key: `${action}:account:${site}:${account}`, limit: limits.account }]
      : []),
  ];
}
