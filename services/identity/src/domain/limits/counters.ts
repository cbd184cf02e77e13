import { countersOf as countersByRule } from '@loupe/rate-limit/counters';
import type { Counter, Rule } from '@loupe/rate-limit/counters';
import type { Caller } from '../caller.ts';
import { LIMITS, SIGN_IN_LIMITS, SITE_ALARM } from './limits.ts';
import type { LimitedAction } from './limits.ts';

export interface CountersOptions {
  /** Of the e-mail that is asked about, where the action is about an account: it is counted under each. */
  readonly accountDigests?: readonly string[];
  /** How many times as much a network may ask, where many people are behind one. */
  readonly sourceFactor: number;
}

/** By what one browser session is counted; a page rendered for everybody has none. */
const sessionOf = ({ sessionId, anonymousId }: Caller): string | null => sessionId ?? anonymousId;

export const countersOf = (action: LimitedAction, caller: Caller, options: CountersOptions): Counter[] =>
  counted(action, LIMITS[action], caller, options);

/** What a sign-in is counted on, beside the site's alarm. */
export const signInCounters = (caller: Caller, options: CountersOptions): Counter[] =>
  counted('signIn', SIGN_IN_LIMITS, caller, options);

/** What strangers may have used up of an account's attempts, of all networks and of the caller's. */
export const countersOfAccount = (caller: Caller, options: CountersOptions): Counter[] =>
  signInCounters(caller, options).filter(({ by }) => ['account', 'pair', 'pairTotal'].includes(by));

export const alarmCounter = ({ site }: Caller): Counter => ({
  key: `signIn:alarm:${site}`,
  by: 'alarm',
  limit: SITE_ALARM,
  isKept: true,
});

function counted(
  action: string,
  rules: Readonly<Record<string, Rule>>,
  caller: Caller,
  { accountDigests = [], sourceFactor }: CountersOptions,
): Counter[] {
  const { site, source } = caller;
  const accounts = accountDigests.map((digest) => `${site}:${digest}`);
  const pairs = accounts.map((account) => `${account}:${source}`);
  const subjects = {
    ...{ source, session: sessionOf(caller), account: accounts, pair: pairs },
    ...{ sourceTotal: source, pairTotal: pairs },
  };
  return countersByRule(action, rules, { subjects, networkFactor: sourceFactor });
}
