import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openOwedMail } from './support/owed-mail.ts';
import type { OwedMail } from './support/owed-mail.ts';
import {
  guest,
  newCustomer,
  newEmail,
  PASSWORD,
  SIGN_UP,
  signIn,
  signUp,
  signUpInput,
} from './support/shopper.ts';

let house: House;
let mail: OwedMail;
beforeAll(async () => {
  house = await openHouse();
  mail = await openOwedMail(house);
});
afterAll(async () => {
  await mail.close();
  await house.close();
});

const rows = async (table: string): Promise<number> =>
  Number((await house.query<{ n: bigint }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

const AGREED =
  'SELECT marketing_source AS source, marketing_text_version AS text FROM customer WHERE id = $1';

describe('signing up', () => {
  it('[VA-11] [EN-01] creates an account with the given data, and signs in', async () => {
    const optIns = { emailOptIn: true, postOptIn: false, mobileOptIn: true, optInTextVersion: 7 };
    const changes = { title: 'dr', day: 29, month: 2, ...optIns };
    const { actor, id, email } = await newCustomer(house, changes);
    const { data } = await house.ask(
      actor,
      `{ user { id email title firstName lastName mobileNumber birthday { day month } hybrisCustomerId
           marketingPreferences { types } addresses { id } defaultShippingAddressId } }`,
    );
    expect(data.user).toEqual({
      id,
      email,
      title: 'dr',
      firstName: 'Ada',
      lastName: 'Lovelace',
      mobileNumber: null,
      birthday: { day: 29, month: 2 },
      marketingPreferences: { types: ['email', 'mobile'] },
      addresses: [],
      defaultShippingAddressId: null,
      hybrisCustomerId: expect.any(String),
    });
    // The sentence that was shown may be of a later release.
    const [row] = await house.query(AGREED, [id]);
    expect(row).toEqual({ source: 'signUp_page', text: 7 });
  });

  it.each([
    ['beaverbrooks', /^bb_root[\w-]+$/],
    ['loupe', /^lou_root[\w-]+$/],
  ] as const)('[EN-20] names a customer of %s as tracking knows them', async (site, form) => {
    const { result } = await signUp(house, {}, guest(site));
    expect(result.hybrisCustomerId).toMatch(form);
  });

  it('[EN-20] keeps the name of an imported account', async () => {
    const { actor, id } = await newCustomer(house);
    await house.query(`UPDATE customer SET hybris_customer_id = 'H0042' WHERE id = $1`, [id]);
    const { data } = await house.ask(actor, '{ userInfo { hybrisCustomerId } }');
    expect(data.userInfo).toEqual({ hybrisCustomerId: 'H0042' });
  });

  it.each(['mr', 'mrs', 'miss', 'ms', 'dr', 'rev', 'none'])('[EU-06] takes %s as a title', async (title) => {
    expect((await signUp(house, { title })).result.__typename).toBe('User');
  });

  it('[EU-06] [VA-11] the schema refuses another title, and a missing opt-in', async () => {
    const { emailOptIn: _absent, ...incomplete } = signUpInput();
    for (const input of [signUpInput({ title: 'lord' }), incomplete]) {
      const { data, errors } = await house.ask(guest(), SIGN_UP, { input });
      expect([data, errors?.[0]?.extensions['code']]).toEqual([undefined, 'BAD_USER_INPUT']);
    }
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: 'x'.repeat(51) }],
    ['firstName', { firstName: 'Ada\u0007' }],
    ['email', { email: 'ada@localhost' }],
    ['password', { password: 'password1' }],
    ['password', { password: '' }],
    ['day', { month: 4 }],
    ['month', { day: 4 }],
    ['day', { day: 31, month: 4 }],
    ['source', { source: 'migration' }],
    ['source', { source: 'elucid' }],
    ['reCaptchaRealm', { reCaptchaRealm: 'LOGIN' }],
  ])('[VA-13] [VA-11] [EU-08] refuses and names %s', async (field, changes) => {
    const before = [await rows('customer'), await rows('session'), await rows('later_work')];
    const { result, answer } = await signUp(house, changes);
    expect(result).toMatchObject({ __typename: 'ValidationError', code: 'ValidationError', field });
    expect(answer.headers.get('x-loupe-session-begun')).toBeNull();
    expect([await rows('customer'), await rows('session'), await rows('later_work')]).toEqual(before);
  });

  it('[VA-09] refuses a password that contains the e-mail’s local part, however strong', async () => {
    const password = 'Nightingale four quiet garnet larks';
    const { result } = await signUp(house, {
      email: `nightingale@${newEmail().split('@')[0]}.example.com`,
      password,
    });
    expect(result).toMatchObject({ field: 'password' });
    expect((await signUp(house, { password })).result.__typename).toBe('User');
  });

  it('a password of a megabyte is refused before anything is hashed', async () => {
    const hashed = house.ports.hasher.hash;
    let hashes = 0;
    Object.assign(house.ports.hasher, { hash: (password: string) => (hashes++, hashed(password)) });
    const { result } = await signUp(house, { password: 'a1-'.repeat(300_000) });
    Object.assign(house.ports.hasher, { hash: hashed });
    expect([result.field, hashes]).toEqual(['password', 0]);
  });
});

describe('an e-mail that has an account', () => {
  it('[MU-01] gets no second one, and the first does not change', async () => {
    const { email } = await newCustomer(house);
    const before = await rows('customer');
    const again = await signUp(house, { email, password: 'seven slow amber finches', firstName: 'Eve' });
    expect(again.result).toMatchObject({
      __typename: 'AccountNotCreatedError',
      code: 'AccountNotCreatedError',
    });
    expect(again.answer.headers.get('x-loupe-session-begun')).toBeNull();
    expect(await rows('customer')).toBe(before);
    expect((await signIn(house, { email, password: PASSWORD })).data.signIn.__typename).toBe('User');
  });

  it.each([
    ['capitals', (email: string) => email.toUpperCase()],
    ['full-width letters', (email: string) => email.replace('ada', '\uff41\uff44\uff41')],
    ['another dot', (email: string) => email.replace('.com', '\u3002com')],
    ['blanks around', (email: string) => `  ${email}\t`],
  ])('[VA-11] is the same with %s', async (_how, written) => {
    const { email } = await newCustomer(house);
    expect((await signUp(house, { email: written(email) })).result.__typename).toBe('AccountNotCreatedError');
    expect((await signIn(house, { email: written(email) })).data.signIn).toMatchObject({ email });
  });

  it('gets one account from many concurrent requests', async () => {
    const email = newEmail();
    const results = await Promise.all(Array.from({ length: 6 }, () => signUp(house, { email })));
    const names = results.map(({ result }) => result.__typename).sort();
    expect(names).toEqual([...Array<string>(5).fill('AccountNotCreatedError'), 'User']);
  });

  it('may have one in the other shop, independent of the first', async () => {
    const { email, id } = await newCustomer(house);
    const { result } = await signUp(house, { email }, guest('loupe'));
    expect(result.__typename).toBe('User');
    expect(result.id).not.toBe(id);
  });

  it('its owner gets an e-mail, at most once an hour, with links to sign in', async () => {
    await mail.forget();
    const { email, id } = await newCustomer(house);
    for (let tries = 0; tries < 3; tries++) await signUp(house, { email });
    await mail.sweep();
    expect(mail.to(email)).toHaveLength(1);
    const words = mail.server.words(0);
    expect(words).toContain('Subject: You already have a Beaverbrooks account');
    expect(words).toContain('https://beaverbrooks.example/login');
    expect(words).not.toContain('token=');
    await house.query(`UPDATE customer SET warned_at = now() - interval '1 hour' WHERE id = $1`, [id]);
    await signUp(house, { email });
    await mail.sweep();
    expect(mail.to(email)).toHaveLength(2);
  });

  it('costs the same work as a new one: one hash', async () => {
    const { email } = await newCustomer(house);
    const hashed = house.ports.hasher.hash;
    let hashes = 0;
    Object.assign(house.ports.hasher, { hash: (password: string) => (hashes++, hashed(password)) });
    await signUp(house, { email });
    await signUp(house);
    Object.assign(house.ports.hasher, { hash: hashed });
    expect(hashes).toBe(2);
  });
});
