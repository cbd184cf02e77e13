import { countersOf as countersByRule } from '@loupe/rate-limit/counters';
import type { Counter, Rule } from '@loupe/rate-limit/counters';
import type { Caller } from '../caller.ts';
import { periodCounters } from '@loupe/rate-limit/share';
import { ALARM_PERIOD, LIMITS, SIGN_IN_LIMITS } from './limits.ts';
import type { LimitedAction } from './limits.ts';

export interface CountersOptions {
  /** Digests of the account's e-mail, when the action is about an account; counted under each. */
  readonly accountDigests?: readonly string[];
  /** Multiplies the limit of a network that many people share. */
  readonly sourceFactor: number;
}

/** The counter's key for one browser session; a page rendered without a shopper has none. */
const sessionOf = ({ sessionId, anonymousId }: Caller): string | null => sessionId ?? anonymousId;

export const countersOf = (action: LimitedAction, caller: Caller, options: CountersOptions): Counter[] =>
  counted(action, LIMITS[action], caller, options);

/** The counters of a sign-in, except the site's alarm. */
export const signInCounters = (caller: Caller, options: CountersOptions): Counter[] =>
  counted('signIn', SIGN_IN_LIMITS, caller, options);

/** The account's counters that strangers may have used up: for all networks, and for the caller's network. */
export const countersOfAccount = (caller: Caller, options: CountersOptions): Counter[] =>
  signInCounters(caller, options).filter(({ by }) => ['account', 'pair', 'pairTotal'].includes(by));

/** Of a whole site: sign-ins whose password was checked, and those of them that were wrong. */
export const siteCounters = ({ site }: Caller, now: Date) => ({
  attempts: periodCounters('signIn:checked', site, now, ALARM_PERIOD),
  wrong: periodCounters('signIn:wrong', site, now, ALARM_PERIOD),
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
    source,
    session: sessionOf(caller),
    account: accounts,
    pair: pairs,
    sourceTotal: source,
    pairTotal: pairs,
  };
  return countersByRule(action, rules, { subjects, networkFactor: sourceFactor });
}
