import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { rememberSignedIn, wasSignedIn } from '../header-data/remembered.ts';
import {
  createSessionStore,
  UNKNOWN_SESSION,
  type Instance,
  type SessionCalls,
  type UserInfo,
} from './session-store.ts';

const COMPOSABLE = { composable: true };
const HANNAH: UserInfo = { id: 'c1', hybrisCustomerId: 'bb_root1', email: 'h.okafor@example.co.uk' };

/** A graph whose answers are resolved by the test, and the calls of the store. */
function setUp(answers: Partial<SessionCalls> = {}, browser = memoryStorage()) {
  const calls: SessionCalls = {
    isAuthorized: async () => true,
    userInfo: async () => HANNAH,
    signOut: async () => undefined,
    ...answers,
  };
  const events: string[] = [];
  const asked: string[] = [];
  const counted =
    (name: keyof SessionCalls) =>
    (from?: Instance): Promise<never> => {
      asked.push(name);
      return calls[name](from ?? COMPOSABLE) as Promise<never>;
    };
  const store = createSessionStore({
    calls: async () => ({
      isAuthorized: counted('isAuthorized'),
      userInfo: counted('userInfo'),
      signOut: counted('signOut'),
    }),
    memory: {
      wasSignedIn: () => wasSignedIn(browser),
      remember: (isSignedIn) => {
        rememberSignedIn(browser, isSignedIn);
        events.push(isSignedIn ? 'in' : 'out');
      },
    },
    onLost: () => events.push('lost'),
    onSignedIn: () => events.push('signedIn'),
  });
  return { store, calls, events, asked };
}

const enter = async () => ({ user: HANNAH });

describe('the session store', () => {
  let shop: ReturnType<typeof setUp>;
  beforeEach(() => {
    shop = setUp();
  });

  it('[ST-01] is unknown until checked, then authorized, and user info is fetched once', async () => {
    expect(shop.store.get()).toEqual(UNKNOWN_SESSION);
    await shop.store.check(COMPOSABLE);
    expect(shop.store.get()).toMatchObject({ authorization: 'authorized', isLoaded: true, user: HANNAH });
    await shop.store.check(COMPOSABLE);
    expect(shop.asked).toEqual(['isAuthorized', 'userInfo', 'isAuthorized']);
    expect(shop.events).toEqual(['in', 'in']);
  });

  it('[CO-03] [RE-05] asks for user info as the instance does', async () => {
    const userInfo = jest.fn(async (_from: Instance) => HANNAH);
    shop.calls.userInfo = userInfo;
    await shop.store.check({ composable: false });
    expect(userInfo.mock.calls).toEqual([[{ composable: false }]]);
  });

  it('[ST-01] is not authorized for a guest, for whom nothing else is fetched', async () => {
    shop.calls.isAuthorized = async () => false;
    await shop.store.check(COMPOSABLE);
    expect(shop.store.get()).toEqual({ ...UNKNOWN_SESSION, authorization: 'not' });
    expect(shop.asked).toEqual(['isAuthorized']);
  });

  it('[ST-01] [ER-07] does not change when a check fails, and the error is rethrown', async () => {
    const failure = new Error('[Network] offline');
    shop.calls.isAuthorized = () => Promise.reject(failure);
    await expect(shop.store.check(COMPOSABLE)).rejects.toBe(failure);
    expect(shop.store.get()).toEqual(UNKNOWN_SESSION);
    shop.calls.isAuthorized = async () => true;
    await shop.store.check(COMPOSABLE);
    shop.calls.isAuthorized = () => Promise.reject(failure);
    await expect(shop.store.check(COMPOSABLE)).rejects.toBe(failure);
    expect(shop.store.get()).toMatchObject({ authorization: 'authorized', user: HANNAH });
    expect(shop.events).not.toContain('lost');
  });

  it('[ST-01] [ER-07] fetches user info again when it failed the first time, of which the caller is told', async () => {
    shop.calls.userInfo = () => Promise.reject(new Error('offline'));
    await expect(shop.store.check(COMPOSABLE)).rejects.toThrow('offline');
    expect(shop.store.get()).toMatchObject({ authorization: 'authorized', isLoaded: false, user: null });
    shop.calls.userInfo = async () => HANNAH;
    await shop.store.check(COMPOSABLE);
    expect(shop.store.get()).toMatchObject({ isLoaded: true, user: HANNAH });
  });

  it('[ST-01] ignores an answer that is older than a sign-in', async () => {
    const answer = Promise.withResolvers<boolean>();
    shop.calls.isAuthorized = () => answer.promise;
    const check = shop.store.check(COMPOSABLE);
    await shop.store.signIn(enter);
    answer.resolve(false);
    await check;
    expect(shop.store.get().authorization).toBe('authorized');
    expect(shop.events).toEqual(['in', 'signedIn']);
  });

  it('notifies subscribers, until they unsubscribe', async () => {
    const seen: string[] = [];
    const stop = shop.store.subscribe(() => seen.push(shop.store.get().authorization));
    await shop.store.check(COMPOSABLE);
    stop();
    await shop.store.signOut();
    expect(seen).toEqual(['authorized', 'authorized']);
  });
});

describe('signing in', () => {
  it('[ST-02] sets the flag, then authorized and loaded', async () => {
    const { store, events } = setUp();
    const answer = Promise.withResolvers<{ user: UserInfo }>();
    const signingIn = store.signIn(() => answer.promise);
    expect(store.get()).toEqual({ ...UNKNOWN_SESSION, isSigningIn: true });
    answer.resolve({ user: HANNAH });
    expect(await signingIn).toBeUndefined();
    expect(store.get()).toEqual({
      authorization: 'authorized',
      isSigningIn: false,
      isLoaded: true,
      user: HANNAH,
    });
    expect(events).toEqual(['in', 'signedIn']);
  });

  it('[ST-02] clears the flag when it is refused, and returns the refusal', async () => {
    const { store, events } = setUp();
    const refusal = { __typename: 'SignInRefusedError' };
    expect(await store.signIn(async () => ({ refusal }))).toBe(refusal);
    expect(store.get()).toEqual(UNKNOWN_SESSION);
    expect(events).toEqual([]);
  });

  it('[ER-07] [ST-02] clears the flag and rethrows the error of the call', async () => {
    const { store } = setUp();
    const failure = new Error('[Network] offline');
    await expect(store.signIn(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(store.get()).toEqual(UNKNOWN_SESSION);
  });
});

describe('signing out', () => {
  it('[ST-02] [ST-03] calls the server, then clears the user and empties the views', async () => {
    const served = Promise.withResolvers<undefined>();
    const { store, events, asked } = setUp({ signOut: () => served.promise });
    await store.check(COMPOSABLE);
    const signingOut = store.signOut();
    await new Promise(setImmediate);
    expect([asked.at(-1), store.get().authorization]).toEqual(['signOut', 'authorized']);
    served.resolve(undefined);
    await signingOut;
    expect(store.get()).toEqual({ ...UNKNOWN_SESSION, authorization: 'not' });
    expect(events).toEqual(['in', 'out', 'lost']);
  });

  it('[ER-07] changes nothing and rethrows when the server does not answer', async () => {
    const failure = new Error('[Network] offline');
    const { store, events } = setUp({ signOut: () => Promise.reject(failure) });
    await store.check(COMPOSABLE);
    await expect(store.signOut()).rejects.toBe(failure);
    expect(store.get()).toMatchObject({ authorization: 'authorized', user: HANNAH });
    expect(events).toEqual(['in']);
  });
});

describe('[ST-03] emptying the views', () => {
  it('happens when a check finds that the session has ended elsewhere', async () => {
    const shop = setUp();
    await shop.store.check(COMPOSABLE);
    shop.calls.isAuthorized = async () => false;
    await shop.store.check(COMPOSABLE);
    await shop.store.check(COMPOSABLE);
    expect(shop.events).toEqual(['in', 'out', 'lost', 'out']);
  });

  it('also happens on a later page, when the session has ended in between', async () => {
    const browser = memoryStorage();
    await setUp({}, browser).store.check(COMPOSABLE);
    const later = setUp({ isAuthorized: async () => false }, browser);
    await later.store.check(COMPOSABLE);
    await later.store.check(COMPOSABLE);
    expect(later.events).toEqual(['out', 'lost', 'out']);
  });

  it('does not happen for a guest, whose state changes from unknown to not authorized', async () => {
    const shop = setUp({ isAuthorized: async () => false });
    await shop.store.check(COMPOSABLE);
    expect(shop.events).toEqual(['out']);
  });
});
