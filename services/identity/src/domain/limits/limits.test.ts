import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../caller.ts';
import { countersOf, countersOfAccount, signInCounters, siteCounters } from './counters.ts';
import { LIMITS, SIGN_IN_LIMITS, SOURCE_IN_ALARM } from './limits.ts';
import { afterBotCheck, isAlarm, withLimitsInForce } from './sign-in-limits.ts';

const CALLER: Caller = {
  site: 'loupe',
  sessionId: null,
  anonymousId: 'anonymous',
  customerId: null,
  source: '192.0.2.0/24',
  browser: '',
  ipAddress: '192.0.2.7',
};
const ONE = { accountDigests: ['digest'], sourceFactor: 1 };
const keysOf = (counters: { key: string }[]) => counters.map(({ key }) => key);

describe('counters', () => {
  it('are for the network, the session and the account, as far as the action has a limit for each', () => {
    expect(keysOf(countersOf('userExists', CALLER, ONE))).toEqual([
      'userExists:source:192.0.2.0/24',
      'userExists:session:anonymous',
      'userExists:account:loupe:digest',
    ]);
    const nobody = { ...CALLER, anonymousId: null };
    expect(countersOf('resetPassword', nobody, { sourceFactor: 1 })).toHaveLength(1);
  });

  it('of an account are one per key of its digest, and a reset clears each', () => {
    const options = { accountDigests: ['old', 'new'], sourceFactor: 1 };
    const ofAccount = (counters: { key: string }[]) =>
      keysOf(counters).filter((key) => key.includes('loupe'));
    expect(ofAccount(countersOf('userExists', CALLER, options))).toEqual([
      'userExists:account:loupe:old',
      'userExists:account:loupe:new',
    ]);
    const counted = ofAccount(signInCounters(CALLER, options));
    expect(keysOf(countersOfAccount(CALLER, options))).toEqual(counted);
    expect(counted).toHaveLength(6);
  });

  it('of a network are multiplied by the factor, and no others', () => {
    const hits = (counters: { key: string; by: string; limit: { hits: number } }[]) =>
      Object.fromEntries(counters.map(({ by, limit }) => [by, limit.hits]));
    const { source, session, account } = LIMITS.userExists;
    expect(hits(countersOf('userExists', CALLER, { ...ONE, sourceFactor: 5 }))).toEqual({
      source: source.hits * 5,
      session: session.hits,
      account: account.hits,
    });
    const signIn = hits(signInCounters(CALLER, { ...ONE, sourceFactor: 5 }));
    expect(signIn).toMatchObject({
      source: SIGN_IN_LIMITS.source.hits * 5,
      sourceTotal: SIGN_IN_LIMITS.sourceTotal.hits * 5,
      pairTotal: SIGN_IN_LIMITS.pairTotal.hits,
    });
  });

  it('that stay counted are the totals of a sign-in, and the network’s of other actions', () => {
    const kept = (counters: { by: string; isKept: boolean }[]) =>
      counters.filter(({ isKept }) => isKept).map(({ by }) => by);
    expect(kept(signInCounters(CALLER, ONE))).toEqual(['sourceTotal', 'pairTotal']);
    for (const action of Object.keys(LIMITS) as (keyof typeof LIMITS)[])
      expect(kept(countersOf(action, CALLER, ONE))).toEqual(['source']);
  });

  it('of an account do not apply to a network it has signed in from; an alarm applies to unknown networks only', () => {
    const counters = signInCounters(CALLER, ONE);
    const limitsOf = (about: { isKnown: boolean; isAlarm: boolean }) =>
      Object.fromEntries(withLimitsInForce(counters, about).map(({ by, limit }) => [by, limit.hits]));
    const usual = Object.fromEntries(Object.entries(SIGN_IN_LIMITS).map(([by, { hits }]) => [by, hits]));
    expect(limitsOf({ isKnown: false, isAlarm: false })).toEqual(usual);
    expect(limitsOf({ isKnown: false, isAlarm: true })).toEqual({ ...usual, source: SOURCE_IN_ALARM.hits });
    expect(limitsOf({ isKnown: true, isAlarm: true })).toEqual({ ...usual, account: Infinity });
  });

  it('a reset clears those of the account, not those of the network or the session', () => {
    expect(keysOf(countersOfAccount(CALLER, ONE))).toEqual([
      'signIn:pair:loupe:digest:192.0.2.0/24',
      'signIn:account:loupe:digest',
      'signIn:pairTotal:loupe:digest:192.0.2.0/24',
    ]);
  });

  it('of a network are not applied to a person who has passed the bot check, except the total', () => {
    const limits = afterBotCheck(signInCounters(CALLER, ONE)).map(({ by, limit }) => [by, limit.hits]);
    expect(Object.fromEntries(limits)).toMatchObject({
      source: Infinity,
      sourceTotal: SIGN_IN_LIMITS.sourceTotal.hits,
      pair: SIGN_IN_LIMITS.pair.hits,
    });
  });

  it.each([
    [99, 99, false],
    [100, 49, false],
    [100, 50, true],
    [2_200, 200, false],
  ])('of a site with %i passwords checked and %i wrong: an alarm is %s', (checked, wrong, expected) => {
    const site = siteCounters(CALLER, new Date(0));
    const hits = new Map([
      [site.attempts.current.key, checked - 1],
      [site.attempts.former.key, 1],
      [site.wrong.current.key, wrong],
    ]);
    expect(isAlarm(site, hits)).toBe(expected);
  });
});
