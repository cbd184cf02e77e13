import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SIGN_IN_LIMITS, SITE_ALARM } from '../../src/domain/limits/limits.ts';
import type { House } from './support/house.ts';
import { network, openLimitedHouse } from './support/limited-house.ts';
import type { LimitedHouse } from './support/limited-house.ts';
import { guest, newCustomer, newEmail, signIn } from './support/shopper.ts';

const HUMAN = 'given to a person';

let limited: LimitedHouse;
let house: House;
beforeAll(async () => {
  limited = await openLimitedHouse({ robots: { isHuman: async (token) => token === HUMAN } });
  house = limited.house;
});
afterAll(() => house.close());
beforeEach(() => limited.reset());

const countOf = (names: readonly string[]) =>
  names.reduce<Record<string, number>>((sums, name) => ({ ...sums, [name]: (sums[name] ?? 0) + 1 }), {});

describe('[MU-01] honest shoppers among wrong passwords', () => {
  const NETWORKS = 20;
  const [WRONG, RIGHT] = [200, 2_000];
  const PASSWORD = 'four quiet garnet larks';
  const wrong = (n: number) => limited.attempt(newEmail(), network(n % NETWORKS));
  let emails: string[];
  beforeAll(async () => {
    emails = await Promise.all(
      Array.from(
        { length: 10 },
        async (_, n) => (await newCustomer(house, {}, guest(), { ip: network(900 + n) })).email,
      ),
    );
  });
  /** So that no network is known to any of the customers. */
  const forgetNetworks = () => house.query('DELETE FROM known_source');
  beforeEach(forgetNetworks);
  /** As the page does it: with a token when it is asked for one. Each customer signs in from each network. */
  async function right(n: number): Promise<{ readonly first: string; readonly last: string }> {
    const browser = { ip: network(n % NETWORKS) };
    const email = emails[Math.trunc(n / NETWORKS) % emails.length] as string;
    const enter = async (token?: string) =>
      (await signIn(house, { email, password: PASSWORD, ...(token && { token }) }, guest(), browser)).data
        .signIn.__typename as string;
    const first = await enter();
    return { first, last: first === 'ReCaptchaError' ? await enter(HUMAN) : first };
  }

  it('200 wrong and 2,000 right sign-ins from 20 networks: no right one is refused, or asked for anything', async () => {
    const answers: string[] = [];
    for (let n = 0; n < WRONG; n++) {
      await forgetNetworks();
      const each = RIGHT / WRONG;
      const rights = Array.from({ length: each }, (_, one) =>
        right(n * each + one).then(({ first }) => first),
      );
      answers.push(...(await Promise.all([...rights, wrong(n).then(() => 'wrong')])));
    }
    expect(countOf(answers)).toEqual({ User: RIGHT, wrong: WRONG });
  }, 240_000);

  it('the 200 wrong ones come first: every right one gets in by the bot check, and none when they are over', async () => {
    for (let n = 0; n < WRONG; n++) await wrong(n);
    expect(limited.judged()).toBeGreaterThanOrEqual(SITE_ALARM.attempts);
    const answers = [];
    for (let n = 0; n < 200; n++) answers.push(await right(n));
    expect(countOf(answers.map(({ last }) => last))).toEqual({ User: 200 });
    expect(answers[0]?.first).toBe('ReCaptchaError');
    // The right ones end the alarm themselves.
    expect(answers.at(-1)?.first).toBe('User');
  }, 120_000);

  it('a network with more failures than its limit lets in who passes the bot check, and nobody else', async () => {
    for (let tries = 0; tries < SIGN_IN_LIMITS.source.hits; tries++)
      await limited.attempt(newEmail(), network(3));
    expect(await right(3)).toEqual({ first: 'ReCaptchaError', last: 'User' });
    const forged = await signIn(house, { email: emails[0] as string, token: 'forged' }, guest(), {
      ip: network(3),
    });
    expect(forged.data.signIn.__typename).toBe('ReCaptchaError');
  });
});
