import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS, SIGN_IN_LIMITS, SOURCE_IN_ALARM } from '../../src/domain/limits/limits.ts';
import type { House } from './support/house.ts';
import { network, openLimitedHouse } from './support/limited-house.ts';
import type { LimitedHouse } from './support/limited-house.ts';
import { openOwedMail } from './support/owed-mail.ts';
import { guest, newCustomer, newEmail, signIn, signUp } from './support/shopper.ts';

let limited: LimitedHouse;
let house: House;
beforeAll(async () => {
  limited = await openLimitedHouse();
  house = limited.house;
});
afterAll(() => house.close());
beforeEach(() => limited.reset());

const attempt: LimitedHouse['attempt'] = (...sent) => limited.attempt(...sent);

describe('signing in too often', () => {
  it('[MU-01] is refused with the time to wait, in the answer and in its header', async () => {
    const email = newEmail();
    for (let tries = 0; tries < SIGN_IN_LIMITS.pair.hits; tries++)
      expect(await attempt(email, '192.0.2.1')).toBe('SignInRefusedError');
    const { data, headers } = await signIn(house, { email }, guest(), { ip: '192.0.2.200' });
    expect(data.signIn).toMatchObject({ __typename: 'TooManyAttemptsError', code: 'TooManyAttemptsError' });
    const wait = data.signIn.retryAfterSeconds;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(SIGN_IN_LIMITS.pair.seconds);
    expect(headers.get('retry-after')).toBe(String(wait));
    expect(limited.judged()).toBe(SIGN_IN_LIMITS.pair.hits);
  });

  it('is the same for an account that does not exist', async () => {
    const { email } = await newCustomer(house);
    const answers = await Promise.all(
      [email, newEmail()].map(async (one, n) => {
        const names: string[] = [];
        for (let tries = 0; tries < SIGN_IN_LIMITS.account.hits + 5; tries++)
          names.push(await attempt(one, network(100 * n + tries)));
        return names;
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.at(-1)).toBe('TooManyAttemptsError');
  });

  it('is allowed again after the window, and a successful one is not counted', async () => {
    const { email } = await newCustomer(house);
    const successes = SIGN_IN_LIMITS.pair.hits * 2;
    for (let times = 0; times < successes; times++)
      expect(await attempt(email, '192.0.2.1', 'four quiet garnet larks')).toBe('User');
    for (let tries = 0; tries < SIGN_IN_LIMITS.pair.hits; tries++) await attempt(email, '192.0.2.1');
    expect(await attempt(email, '192.0.2.1')).toBe('TooManyAttemptsError');
    await house.query('UPDATE rate_limit SET resets_at = now()');
    expect(await attempt(email, '192.0.2.1')).toBe('SignInRefusedError');
  });

  it('is refused in the end also with right passwords, so that nobody overloads the hasher with their own accounts', async () => {
    const own = [await newCustomer(house), await newCustomer(house)];
    const right = (n: number, ip: string) => attempt(own[n]!.email, ip, 'four quiet garnet larks');
    const { pairTotal, sourceTotal } = SIGN_IN_LIMITS;
    for (let times = 0; times < pairTotal.hits; times++) expect(await right(0, '192.0.2.1')).toBe('User');
    expect(await right(0, '192.0.2.1')).toBe('TooManyAttemptsError');
    expect([await right(0, '203.0.113.1'), await right(1, '192.0.2.1')]).toEqual(['User', 'User']);
    const before = limited.judged();
    await Promise.all(Array.from({ length: 20 }, () => right(0, '192.0.2.1')));
    expect(limited.judged()).toBe(before);
    await house.query(`UPDATE rate_limit SET hits = $1 WHERE key LIKE 'signIn:sourceTotal:192.0.2%'`, [
      sourceTotal.hits,
    ]);
    const { data, headers } = await signIn(house, { email: own[1]!.email }, guest(), { ip: '192.0.2.1' });
    expect(data.signIn.__typename).toBe('TooManyAttemptsError');
    expect(headers.get('retry-after')).toBe(String(data.signIn.retryAfterSeconds));
    expect(await right(1, '203.0.113.1')).toBe('User');
  });

  it('beyond a network’s limit stores nothing about the accounts tried', async () => {
    const rows = async () => (await house.query('SELECT key FROM rate_limit')).length;
    for (let tries = 0; tries <= SIGN_IN_LIMITS.source.hits; tries++) await attempt(newEmail(), '192.0.2.1');
    const before = await rows();
    for (let tries = 0; tries < 100; tries++)
      expect(await attempt(newEmail(), '192.0.2.1')).toBe('ReCaptchaError');
    expect(await rows()).toBe(before);
  });

  it('by one session is refused, whatever network it comes from', async () => {
    const from = guest();
    const names: string[] = [];
    for (let tries = 0; tries <= SIGN_IN_LIMITS.session.hits; tries++) {
      const { data } = await signIn(house, { email: newEmail() }, from, { ip: network(tries) });
      names.push(data.signIn.__typename);
    }
    expect(names.lastIndexOf('SignInRefusedError')).toBe(SIGN_IN_LIMITS.session.hits - 1);
    expect(names.at(-1)).toBe('TooManyAttemptsError');
  });
});

describe('while the key of e-mails’ digests is rotated', () => {
  const [former, next] = [Buffer.alloc(32, 'f'), Buffer.alloc(32, 'n')];
  const setOf = (keys: Record<string, Buffer>, active: string): House['keys']['digest'] => ({
    accepted: new Map(Object.entries(keys)),
    active: { kid: active, key: keys[active]! },
  });
  const added = setOf({ former, next }, 'former');
  const activated = setOf({ former, next }, 'next');
  const removed = setOf({ next }, 'next');
  let before: House['keys']['digest'];
  beforeEach(() => void (before = house.keys.digest));
  afterEach(() => void (house.keys.digest = before));

  it('nobody gets more attempts at an account, whichever keys an instance has', async () => {
    const { email } = await newCustomer(house);
    const names: string[] = [];
    // Instances are replaced one by one; the last one does not have the former key.
    for (const keys of [added, activated, added, activated, removed])
      for (let tries = 0; tries < SIGN_IN_LIMITS.account.hits / 4; tries++) {
        house.keys.digest = keys;
        names.push(await attempt(email, network(names.length)));
      }
    expect(names.lastIndexOf('SignInRefusedError')).toBe(SIGN_IN_LIMITS.account.hits - 1);
    expect(names.at(-1)).toBe('TooManyAttemptsError');
  });

  it('an attempt is uncounted under each of the keys it was counted under', async () => {
    house.keys.digest = added;
    const { email } = await newCustomer(house);
    for (let times = 0; times < 3; times++) await attempt(email, '192.0.2.1', 'four quiet garnet larks');
    const rows = await house.query<{ hits: number }>(
      `SELECT hits FROM rate_limit WHERE key LIKE 'signIn:account:%'`,
    );
    expect(rows.map(({ hits }) => hits)).toEqual([0, 0]);
  });
});

describe('attempts of strangers at an account', () => {
  it('do not lock its owner out of networks they have signed in from', async () => {
    const home = { ip: '203.0.113.5' };
    const { email } = await newCustomer(house, {}, guest(), home);
    await signIn(house, { email }, guest(), home);
    for (let n = 0; n < SIGN_IN_LIMITS.account.hits + 1; n++) await attempt(email, network(n));
    expect(await attempt(email, network(500), 'four quiet garnet larks')).toBe('TooManyAttemptsError');
    expect(await attempt(email, '203.0.113.77', 'four quiet garnet larks')).toBe('User');
  });

  it('of one network do not use up its attempts from all networks', async () => {
    const { email } = await newCustomer(house);
    for (let n = 0; n < SIGN_IN_LIMITS.account.hits; n++) await attempt(email, '192.0.2.1');
    expect(limited.judged()).toBe(SIGN_IN_LIMITS.pair.hits);
    expect(await attempt(email, network(600), 'four quiet garnet larks')).toBe('User');
  });

  it('do not lock its owner out of the e-mail’s link, which allows every network again', async () => {
    const mail = await openOwedMail(house);
    const { email } = await newCustomer(house);
    for (let n = 0; n < SIGN_IN_LIMITS.account.hits + 1; n++) await attempt(email, network(n));
    const browser = { ip: network(700) };
    const ask = (query: string, input: object) => house.ask(guest(), query, { input }, browser);
    await ask('mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }', { email });
    await mail.sweep();
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }';
    const password = 'seven slow amber finches';
    const { data } = await ask(reset, { token: mail.tokenFor(email), password });
    expect(data.resetPassword.__typename).toBe('User');
    expect(await attempt(email, network(701), password)).toBe('User');
    await mail.close();
  });
});

describe('stolen passwords', () => {
  it('[MU-01] of five hundred pairs over 200 networks, the same 400 are checked each time, and none succeeds later', async () => {
    const { email } = await newCustomer(house, {}, guest(), { ip: '203.0.113.5' });
    await house.query('DELETE FROM rate_limit');
    const names: string[] = [];
    for (let pair = 0; pair < 499; pair++)
      names.push(await attempt(`p${pair}@example.com`, network(pair % 200)));
    names.push(await attempt(email, network(499 % 200), 'four quiet garnet larks'));
    const { hits } = SOURCE_IN_ALARM;
    expect(limited.judged()).toBe(200 * hits);
    expect(names.lastIndexOf('SignInRefusedError')).toBe(200 * hits - 1);
    expect(names.at(-1)).toBe('ReCaptchaError');
    // Meanwhile customers sign in, from known networks and from new ones.
    expect(await attempt(email, '203.0.113.5', 'four quiet garnet larks')).toBe('User');
    expect(await attempt(email, network(800), 'four quiet garnet larks')).toBe('User');
  }, 120_000);

  it('from one network are refused at its limit', async () => {
    for (let pair = 0; pair < 70; pair++) await attempt(newEmail(), `192.0.2.${pair}`);
    expect(limited.judged()).toBe(SIGN_IN_LIMITS.source.hits);
  });

  it('from one /56 of IPv6 are refused at its limit, too', async () => {
    for (let pair = 0; pair < 70; pair++) await attempt(newEmail(), `2001:db8:1:2${10 + pair}::1`);
    expect(limited.judged()).toBe(SIGN_IN_LIMITS.source.hits);
  });
});

describe('other limits', () => {
  const refusedAfter = async (hits: number, ask: (n: number) => Promise<unknown>) => {
    const codes: unknown[] = [];
    for (let n = 0; n <= hits; n++) codes.push(await ask(n));
    expect(codes.slice(0, hits).every((code) => code !== 'TooManyAttemptsError')).toBe(true);
    expect(codes.at(-1)).toBe('TooManyAttemptsError');
  };
  const codeOf = async (query: string, variables: object, actor = guest(), ip = '192.0.2.1') => {
    const { data, errors, headers } = await house.ask(actor, query, variables, { ip });
    const extensions = errors?.[0]?.extensions;
    if (extensions?.['code'] === 'TooManyAttemptsError')
      expect(headers.get('retry-after')).toBe(String(extensions['retryAfterSeconds']));
    return extensions?.['code'] ?? data;
  };

  it('[MU-02] [ER-07] userExists: by network, by session, by account', async () => {
    const exists = 'mutation ($email: String!) { userExists(email: $email) }';
    const { account, session, source } = LIMITS.userExists;
    await refusedAfter(source.hits, () => codeOf(exists, { email: newEmail() }));
    const from = guest();
    await refusedAfter(session.hits, (n) => codeOf(exists, { email: newEmail() }, from, network(n)));
    const email = newEmail();
    await refusedAfter(account.hits, (n) => codeOf(exists, { email }, guest(), network(100 + n)));
  });

  it('[MU-02] passwordStrength: by session', async () => {
    const from = guest();
    const strength = 'mutation ($password: String!) { passwordStrength(password: $password) }';
    await refusedAfter(LIMITS.passwordStrength.session.hits, (n) =>
      codeOf(strength, { password: 'four quiet garnet larks' }, from, network(n)),
    );
  });

  it('[QY-02] addressLookup: by session', async () => {
    const from = guest();
    const lookup = '{ addressLookup(input: { term: "Leeds" }) { id } }';
    await refusedAfter(LIMITS.addressLookup.session.hits, (n) => codeOf(lookup, {}, from, network(n)));
  });

  it('[MU-03] forgotPassword: by account, so that no mailbox gets too many e-mails', async () => {
    const email = newEmail();
    const forgot = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
    await refusedAfter(LIMITS.forgotPassword.account.hits, (n) =>
      codeOf(forgot, { input: { email } }, guest(), network(n)),
    );
    const owed = await house.query(`SELECT id FROM later_work WHERE payload ->> 'email' = $1`, [email]);
    expect(owed).toHaveLength(LIMITS.forgotPassword.account.hits);
  });

  it('[MU-01] signUp: by session, before anything is hashed', async () => {
    const from = { ...guest(), anonymousId: randomUUID() };
    await refusedAfter(LIMITS.signUp.session.hits, async (n) => {
      const { result } = await signUp(house, {}, from, { ip: network(n) });
      return result.__typename;
    });
  });

  it('count correctly under concurrent requests', async () => {
    const email = newEmail();
    const names = await Promise.all(Array.from({ length: 30 }, () => attempt(email, '192.0.2.1')));
    expect(names.filter((name) => name === 'SignInRefusedError')).toHaveLength(SIGN_IN_LIMITS.pair.hits);
  });

  it('the counters contain no personal data', async () => {
    const { email } = await newCustomer(house);
    await attempt(email, '192.0.2.1');
    const [row] = await house.query<{ all: string }>(`SELECT string_agg(key, ' ') AS all FROM rate_limit`);
    expect(row?.all).not.toContain(email.split('@')[0]);
  });
});
