import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { argon2Hasher } from '../../src/adapters/passwords/argon2-hasher.ts';
import { openHouse, quickHasher } from './support/house.ts';
import type { House } from './support/house.ts';
import { guest, newCustomer, newEmail, PASSWORD, signIn } from './support/shopper.ts';

const EXISTS = 'mutation ($email: String!) { userExists(email: $email) }';
const STRENGTH =
  'mutation ($password: String!, $email: String) { passwordStrength(password: $password, email: $email) }';

let house: House;
let verified: (string | null)[];
const hasher = quickHasher();
beforeAll(async () => {
  const verify: typeof hasher.verify = (hash, password) => (
    verified.push(hash),
    hasher.verify(hash, password)
  );
  house = await openHouse({ hasher: { ...hasher, verify } });
  verified = [];
});
afterAll(() => house.close());

const exists = async (email: string, site: 'beaverbrooks' | 'loupe' = 'beaverbrooks') =>
  (await house.ask(guest(site), EXISTS, { email })).data;

describe('questions before signing in', () => {
  it('[MU-02] [VA-09] userExists answers for this shop only, however the e-mail is written', async () => {
    const { email } = await newCustomer(house);
    expect(await exists(` ${email.toUpperCase()}`)).toEqual({ userExists: true });
    expect(await exists(newEmail())).toEqual({ userExists: false });
    expect(await exists(email, 'loupe')).toEqual({ userExists: false });
  });

  it('[MU-02] [ER-07] userExists refuses an invalid e-mail', async () => {
    const { errors } = await house.ask(guest(), EXISTS, { email: 'ada' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', field: 'email' });
  });

  it.each([
    [PASSWORD, null, true],
    [PASSWORD, 'ada@example.com', true],
    ['nightingale four larks', 'nightingale@example.com', false],
    [PASSWORD, 'still being typed', true],
    ['password1', null, false],
    ['', null, false],
    ['x9!'.repeat(50), null, false],
  ])('[MU-02] [VA-09] passwordStrength of %j with %j is %s', async (password, email, expected) => {
    const { data } = await house.ask(guest(), STRENGTH, { password, email });
    expect(data).toEqual({ passwordStrength: expected });
  });
});

describe('the work of a sign-in', () => {
  it('is one hash for a wrong password and for an unknown e-mail', async () => {
    const { email } = await newCustomer(house);
    verified = [];
    await signIn(house, { email, password: 'wrong' });
    await signIn(house, { email: newEmail(), password: 'wrong' });
    expect(verified).toEqual([expect.stringContaining('$argon2id$'), null]);
  });

  it('is none for a password that is too long or empty', async () => {
    const { email } = await newCustomer(house);
    verified = [];
    for (const password of ['', 'x'.repeat(129), 'x'.repeat(300_000)]) {
      const { data } = await signIn(house, { email, password });
      expect(data.signIn).toMatchObject({ __typename: 'ValidationError', field: 'password' });
    }
    expect(verified).toEqual([]);
  });

  it('renews a hash with weaker parameters, and the same password still signs in', async () => {
    const { email, id } = await newCustomer(house);
    const hashOf = async () =>
      (
        await house.query<{ hash: string }>(
          'SELECT password_hash AS hash FROM credential WHERE customer_id = $1',
          [id],
        )
      )[0]?.hash;
    const former = await hashOf();
    Object.assign(house.ports.hasher, { isOutdated: () => true });
    await signIn(house, { email });
    Object.assign(house.ports.hasher, { isOutdated: hasher.isOutdated });
    expect(await hashOf()).not.toBe(former);
    expect((await signIn(house, { email })).data.signIn.__typename).toBe('User');
  });

  it('[ER-07] is refused with a time to wait while too many passwords wait to be hashed', async () => {
    const busy = await openHouse({
      hasher: argon2Hasher({ concurrency: 1, queue: 0, memoryCost: 4_096, timeCost: 4 }),
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(busy, { email: newEmail() })));
    const names = new Set(answers.map(({ data }) => data.signIn.__typename));
    expect(names).toEqual(new Set(['SignInRefusedError', 'TooManyAttemptsError']));
    const refused = answers.find(({ data }) => data.signIn.__typename === 'TooManyAttemptsError');
    expect(refused?.headers.get('retry-after')).toBe('5');
    await busy.close();
  });
});

describe('a session', () => {
  it('[MU-01] expires by the database’s clock', async () => {
    const { token, actor } = await newCustomer(house);
    expect(await house.ports.sessions.findLive(token, 'beaverbrooks')).toBeDefined();
    const past = `UPDATE session SET expires_at = now() - interval '1 millisecond' WHERE id = $1`;
    await house.query(past, [actor.sessionId]);
    expect(await house.ports.sessions.findLive(token, 'beaverbrooks')).toBeUndefined();
  });
});
