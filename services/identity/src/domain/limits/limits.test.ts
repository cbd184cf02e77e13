import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../caller.ts';
import { alarmCounter, countersOf, countersOfAccount, signInCounters, signInTotals } from './counters.ts';
import { LIMITS, retryAfterSeconds, SIGN_IN_LIMITS } from './limits.ts';
import { withLimitsInForce } from './sign-in-limits.ts';

const CALLER: Caller = {
  ...{ site: 'loupe', sessionId: null, anonymousId: 'anonymous', customerId: null },
  ...{ source: '192.0.2.0/24', browser: '', ipAddress: '192.0.2.7' },
};

describe('counters', () => {
  it('are of the network, the session and the account, each where the limit has one', () => {
    const keys = countersOf('userExists', CALLER, { accountDigests: ['digest'], sourceFactor: 1 }).map(
      ({ key }) => key,
    );
    expect(keys).toEqual([
      'userExists:source:192.0.2.0/24',
      'userExists:session:anonymous',
      'userExists:account:loupe:digest',
    ]);
    const nobody = { ...CALLER, anonymousId: null };
    expect(countersOf('resetPassword', nobody, { sourceFactor: 1 })).toHaveLength(1);
  });

  it('of an account are as many as there are keys to its digest, and a reset forgets each', () => {
    const keysOf = (counters: { key: string }[]) =>
      counters.map(({ key }) => key).filter((key) => key.includes('loupe'));
    const options = { accountDigests: ['old', 'new'], sourceFactor: 1 };
    expect(keysOf(countersOf('userExists', CALLER, options))).toEqual([
      'userExists:account:loupe:old',
      'userExists:account:loupe:new',
    ]);
    const counted = [signInCounters, signInTotals].flatMap((counters) =>
      counters(CALLER, options.accountDigests, options),
    );
    expect(keysOf(countersOfAccount(CALLER, options.accountDigests, options))).toEqual(keysOf(counted));
    expect(keysOf(counted)).toHaveLength(6);
  });

  it('only a network’s is multiplied', () => {
    const counters = countersOf('userExists', CALLER, { accountDigests: ['digest'], sourceFactor: 5 });
    const { source, session, account } = LIMITS.userExists;
    expect(counters.map(({ limit }) => limit.hits)).toEqual([source.hits * 5, session.hits, account.hits]);
  });

  it('tell the longest wait among those that are exceeded', () => {
    const counters = signInCounters(CALLER, ['digest'], { sourceFactor: 1 });
    const count = (index: number, hits: number, resetsInSeconds: number) => ({
      ...{ key: counters[index]!.key, hits, resetsInSeconds },
    });
    const { source, session } = SIGN_IN_LIMITS;
    expect(
      retryAfterSeconds(counters, [count(0, source.hits, 9), count(1, session.hits, 8)]),
    ).toBeUndefined();
    const both = [count(0, source.hits + 1, 9.2), count(1, session.hits + 1, 40.1), count(2, 1, 900)];
    expect(retryAfterSeconds(counters, both)).toBe(41);
    expect(retryAfterSeconds(counters, [count(0, 10_000, 0.001)])).toBe(1);
  });

  it('an account’s own does not bind a network it knows; an alarm binds only those it does not', () => {
    const counters = signInCounters(CALLER, ['digest'], { sourceFactor: 1 });
    const limitsOf = (about: { isKnown: boolean; isAlarm: boolean }) =>
      Object.fromEntries(
        withLimitsInForce(counters, about).map(({ key, limit }) => [key.split(':')[1], limit.hits]),
      );
    const { source, session, account, pair, sourceInAlarm } = SIGN_IN_LIMITS;
    const usual = { source: source.hits, session: session.hits, account: account.hits, pair: pair.hits };
    expect(limitsOf({ isKnown: false, isAlarm: false })).toEqual(usual);
    expect(limitsOf({ isKnown: false, isAlarm: true })).toEqual({ ...usual, source: sourceInAlarm.hits });
    expect(limitsOf({ isKnown: true, isAlarm: true })).toEqual({ ...usual, account: Infinity });
  });

  it('those of a network are gates to the others, and widened where many are behind one', () => {
    const options = { accountDigests: ['digest'], sourceFactor: 2 };
    const all = [
      ...signInCounters(CALLER, ['digest'], options),
      ...signInTotals(CALLER, ['digest'], options),
      ...countersOf('signUp', CALLER, options),
    ];
    const { source, sourceTotal } = SIGN_IN_LIMITS;
    expect(all.filter(({ isGate }) => isGate).map(({ key, limit }) => [key, limit.hits])).toEqual([
      ['signIn:source:192.0.2.0/24', source.hits * 2],
      ['signIn:sourceTotal:192.0.2.0/24', sourceTotal.hits * 2],
      ['signUp:source:192.0.2.0/24', LIMITS.signUp.source.hits * 2],
    ]);
  });

  it('a reset forgets what is held against the account, not against the network or the session', () => {
    const keys = countersOfAccount(CALLER, ['digest'], { sourceFactor: 1 }).map(({ key }) => key);
    expect(keys).toEqual([
      'signIn:account:loupe:digest',
      'signIn:pair:loupe:digest:192.0.2.0/24',
      'signIn:pairTotal:loupe:digest:192.0.2.0/24',
    ]);
    expect(alarmCounter(CALLER).key).toBe('signIn:alarm:loupe');
  });
});
