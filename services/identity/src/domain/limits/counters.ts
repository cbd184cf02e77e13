import type { Caller } from '../caller.ts';
import { LIMITS, SIGN_IN_LIMITS } from './limits.ts';
import type { Counter, Limit, LimitedAction, LimitedBy } from './limits.ts';

export interface CountersOptions {
  /** How many times as much a network may ask, where many people are behind one. */
  readonly sourceFactor: number;
}

/** By what one browser session is counted; a page rendered for everybody has none. */
const sessionOf = ({ sessionId, anonymousId }: Caller): string | null => sessionId ?? anonymousId;

/** @param accountDigests of the e-mail that is asked about, where the action is about an account: it is counted under each */
export function countersOf(
  action: LimitedAction,
  caller: Caller,
  { accountDigests = [], sourceFactor }: CountersOptions & { accountDigests?: readonly string[] },
): Counter[] {
  const limits: Readonly<Partial<Record<LimitedBy, Limit>>> = LIMITS[action];
  return countersFor(action, limits, { caller, sourceFactor, accounts: accountDigests });
}

/** What a sign-in is counted on, beside the site's alarm. */
export function signInCounters(
  caller: Caller,
  accountDigests: readonly string[],
  { sourceFactor }: CountersOptions,
): Counter[] {
  const { source, session, account, pair } = SIGN_IN_LIMITS;
  const common = countersFor(
    'signIn',
    { source, session, account },
    { caller, sourceFactor, accounts: accountDigests },
  );
  const pairs = accountDigests.map((digest) => `signIn:pair:${caller.site}:${digest}:${caller.source}`);
  return [...common, ...pairs.map((key) => ({ key, limit: pair }))];
}

/** What a sign-in is counted on for good, whatever comes of it. */
export function signInTotals(
  { site, source }: Caller,
  accountDigests: readonly string[],
  { sourceFactor }: CountersOptions,
): Counter[] {
  const { sourceTotal, pairTotal } = SIGN_IN_LIMITS;
  return [
    { key: `signIn:sourceTotal:${source}`, limit: widened(sourceTotal, sourceFactor), isGate: true },
    ...accountDigests.map((digest) => ({
      key: `signIn:pairTotal:${site}:${digest}:${source}`,
      limit: pairTotal,
    })),
  ];
}

/** What strangers may have used up of an account's attempts, of all networks and of the caller's. */
export const countersOfAccount = (
  caller: Caller,
  accountDigests: readonly string[],
  options: CountersOptions,
): Counter[] =>
  [signInCounters, signInTotals]
    .flatMap((counters) => counters(caller, accountDigests, options))
    .filter(({ key }) => accountDigests.some((digest) => key.includes(digest)));

export const alarmCounter = ({ site }: Caller): Counter => ({
  key: `signIn:alarm:${site}`,
  limit: SIGN_IN_LIMITS.alarm,
});

const widened = ({ hits, seconds }: Limit, factor: number): Limit => ({ hits: hits * factor, seconds });

function countersFor(
  action: string,
  limits: Readonly<Partial<Record<LimitedBy, Limit>>>,
  { caller, sourceFactor, accounts }: { caller: Caller; sourceFactor: number; accounts: readonly string[] },
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
    ...accounts.flatMap((account) =>
      limits.account ? [{ key: `${action}:account:${site}:${account}`, limit: limits.account }] : [],
    ),
  ];
}
