import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HasherBusyError } from '../../src/domain/password/hasher-busy-error.ts';
import { REALMS } from '../../src/domain/robots/realms.ts';
import { openHouse, quickHasher } from './support/house.ts';
import type { House } from './support/house.ts';
import { guest, newCustomer, newEmail, PASSWORD, signIn, signUp } from './support/shopper.ts';

const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }';
const TIMES = 10;

let house: House;
let isBusy = false;
let isHuman = true;
const hasher = quickHasher();
const unlessBusy = <T>(work: () => Promise<T>): Promise<T> =>
  isBusy ? Promise.reject(new HasherBusyError('Too many passwords wait to be hashed.')) : work();
beforeAll(async () => {
  house = await openHouse({
    sourceFactor: 1,
    checkedRealms: new Set(REALMS),
    robots: { isHuman: async () => isHuman },
    hasher: {
      ...hasher,
      hash: (password) => unlessBusy(() => hasher.hash(password)),
      verify: (hash, password) => unlessBusy(() => hasher.verify(hash, password)),
    },
  });
});
afterAll(() => house.close());
beforeEach(async () => {
  [isBusy, isHuman] = [false, true];
  await house.query('DELETE FROM rate_limit');
});

/** Ten attempts that end before the check, and one more. */
async function afterTen<T>(ask: () => Promise<T>, turnTo: (isBad: boolean) => void): Promise<T> {
  turnTo(true);
  for (let times = 0; times < TIMES; times++) await ask();
  turnTo(false);
  return ask();
}
const busy = (isBad: boolean) => void (isBusy = isBad);
const taken = (isBad: boolean) => void (isHuman = !isBad);

describe('an attempt that ended before the check', () => {
  it.each([
    ['the hasher is busy', busy],
    ['the bot check does not pass', taken],
  ])('[MU-01] shuts nobody out of signing in or up: %s', async (_why, turnTo) => {
    const [{ email }, from, another] = [await newCustomer(house, { reCaptchaToken: 't' }), guest(), guest()];
    const answer = await afterTen(() => signIn(house, { email, token: 't' }, from), turnTo);
    expect(answer.data.signIn.__typename).toBe('User');
    const input = { email: newEmail(), reCaptchaToken: 't' };
    expect((await afterTen(() => signUp(house, input, another), turnTo)).result.__typename).toBe('User');
  });

  it('[MU-03] does not use up the limits of requesting a link and changing a password', async () => {
    const { email, actor } = await newCustomer(house, { reCaptchaToken: 't' });
    const forgot = () => house.ask(guest(), FORGOT, { input: { email, reCaptchaToken: 't' } });
    expect((await afterTen(forgot, taken)).data).toEqual({ forgotPassword: true });
    const input = { currentPassword: PASSWORD, password: 'seven slow amber finches' };
    const change = () => house.ask(actor, RESET, { input });
    expect((await afterTen(change, busy)).data.resetPassword.__typename).toBe('User');
  });

  it('still counts for the network, so that it cannot overload the hasher or the vendor', async () => {
    const keys = async () =>
      (await house.query<{ key: string }>('SELECT key FROM rate_limit WHERE hits > 0 ORDER BY key')).map(
        ({ key }) => key.split(':').slice(0, 2).join(':'),
      );
    isHuman = false;
    await signIn(house, { email: newEmail(), token: 't' });
    await house.ask(guest(), FORGOT, { input: { email: newEmail(), reCaptchaToken: 't' } });
    expect(await keys()).toEqual(['forgotPassword:source', 'signIn:pairTotal', 'signIn:sourceTotal']);
  });
});
