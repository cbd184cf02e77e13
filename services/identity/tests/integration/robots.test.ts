import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recaptchaClient } from '@loupe/bot-check/recaptcha-client';
import { createLogger } from '@loupe/telemetry/logger';
import { keysFile, oneKey } from '@loupe/test-harness/keys';
import { REALMS } from '../../src/domain/robots/realms.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { startSandbox } from '@loupe/test-harness/sandbox';
import type { Sandbox } from '@loupe/test-harness/sandbox';
import { guest, newCustomer, newEmail, signIn, signUp } from './support/shopper.ts';

const SECRET = 'a secret of sixteen or more';
const REQUIRED = 'mutation ($realm: String!) { reCaptchaRequired(reCaptchaRealm: $realm) }';
const VERIFY =
  'mutation ($realm: String!, $token: String!) { verifyReCaptcha(reCaptchaRealm: $realm, reCaptchaToken: $token) }';
const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
const logger = createLogger({ service: 'test', level: 'silent' });

let vendor: Sandbox;
let house: House;
let unchecked: House;
beforeAll(async () => {
  vendor = await startSandbox('recaptcha', { KEYS_FILE: keysFile({ recaptcha: oneKey(SECRET) }) });
  const robots = recaptchaClient({ url: vendor.url, secret: () => SECRET, logger });
  [house, unchecked] = await Promise.all([
    openHouse({ robots, checkedRealms: new Set(REALMS) }),
    openHouse({ robots }),
  ]);
});
afterAll(async () => {
  await Promise.all([house.close(), unchecked.close()]);
  await vendor.stop();
});

/** A token as the vendor's library returns it to the page. */
async function tokenFor(action: string): Promise<string> {
  const response = await fetch(`${vendor.url}/recaptcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitekey: 'a site', action, hostname: 'beaverbrooks.localhost' }),
  });
  return ((await response.json()) as { token: string }).token;
}

describe('the bot check', () => {
  it.each(REALMS)(
    '[CO-03] [MU-02] [VA-09] is required in realm %s only when its flag is on',
    async (realm) => {
      const [on, off] = [
        await house.ask(guest(), REQUIRED, { realm }),
        await unchecked.ask(guest(), REQUIRED, { realm }),
      ];
      expect([on.data, off.data]).toEqual([{ reCaptchaRequired: true }, { reCaptchaRequired: false }]);
    },
  );

  it('[CO-03] [ER-07] refuses an unknown realm with an error for the caller', async () => {
    const { errors } = await house.ask(guest(), REQUIRED, { realm: 'CHECKOUT' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', field: 'reCaptchaRealm' });
  });

  it('[CO-03] lets people sign up, sign in and request a new password', async () => {
    const { result, email } = await signUp(house, { reCaptchaToken: await tokenFor('register') });
    expect(result.__typename).toBe('User');
    expect((await signIn(house, { email, token: await tokenFor('login') })).data.signIn.__typename).toBe(
      'User',
    );
    const input = { email, reCaptchaToken: await tokenFor('forgot_password') };
    expect((await house.ask(guest(), FORGOT, { input })).data).toEqual({ forgotPassword: true });
  });

  it('[CO-03] [VA-11] refuses without a token, with a used one, and with one of another form', async () => {
    const used = await tokenFor('register');
    await signUp(house, { reCaptchaToken: used });
    for (const reCaptchaToken of [undefined, '', 'made up', used, await tokenFor('login')])
      expect((await signUp(house, { reCaptchaToken })).result).toMatchObject({ code: 'ReCaptchaError' });
    expect((await signIn(house, { email: newEmail() })).data.signIn.code).toBe('ReCaptchaError');
    const { errors } = await house.ask(guest(), FORGOT, { input: { email: newEmail() } });
    expect(errors?.[0]?.extensions['code']).toBe('ReCaptchaError');
  });

  it('[IN-02] says whether a token was given to a person for a realm, once; any token while it is not checked', async () => {
    const verify = async (at: House, realm: string, token: string) =>
      (await at.ask(guest(), VERIFY, { realm, token })).data;
    const token = await tokenFor('login');
    expect(await verify(house, 'LOGIN', token)).toEqual({ verifyReCaptcha: true });
    expect(await verify(house, 'LOGIN', token)).toEqual({ verifyReCaptcha: false });
    expect(await verify(house, 'LOGIN', await tokenFor('register'))).toEqual({ verifyReCaptcha: false });
    expect(await verify(unchecked, 'LOGIN', 'any')).toEqual({ verifyReCaptcha: true });
    const { errors } = await house.ask(guest(), VERIFY, { realm: 'CHECKOUT', token });
    expect(errors?.[0]?.extensions['code']).toBe('ValidationError');
    const caller = guest();
    let tries = 0;
    for (let last: string | undefined; last === undefined; tries++)
      last = (await unchecked.ask(caller, VERIFY, { realm: 'LOGIN', token })).errors?.[0]?.extensions[
        'code'
      ] as string | undefined;
    expect(tries).toBe(31);
  });

  it('[CO-03] refuses a low score of the vendor', async () => {
    await vendor.put('/control/visitor', { visitor: 'bot' });
    const reCaptchaToken = await tokenFor('register');
    await vendor.put('/control/visitor', { visitor: 'human' });
    expect((await signUp(house, { reCaptchaToken })).result.code).toBe('ReCaptchaError');
  });

  it('refuses everybody while the vendor does not answer or refuses our secret', async () => {
    const token = await tokenFor('login');
    const about = { action: 'login', ipAddress: '198.51.100.7' };
    const away = recaptchaClient({ url: 'http://127.0.0.1:9', secret: () => SECRET, logger });
    const unknown = recaptchaClient({ url: vendor.url, secret: () => 'another secret of ours', logger });
    expect([await away.isHuman(token, about), await unknown.isHuman(token, about)]).toEqual([false, false]);
  });

  it('is not called when the flag is off', async () => {
    const { email } = await newCustomer(unchecked, { reCaptchaToken: 'whatever' });
    expect((await signIn(unchecked, { email })).data.signIn.__typename).toBe('User');
  });
});
