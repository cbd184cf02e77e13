import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { drained } from '@loupe/test-harness/drained';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openOwedMail } from './support/owed-mail.ts';
import { begunToken, guest, newCustomer, PASSWORD, signIn, signUp } from './support/shopper.ts';

const EMAIL = 'canary.bird@feathers.example';
const NAME = 'Canarina';
let house: House;

beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

it('no password, token, e-mail or name is in a log', async () => {
  const mail = await openOwedMail(house);
  const { token, actor } = await newCustomer(house, { email: EMAIL, firstName: NAME });
  await signUp(house, { email: EMAIL, firstName: NAME });
  await signIn(house, { email: EMAIL, password: `${PASSWORD} mistyped` });
  const second = begunToken(await signIn(house, { email: EMAIL }));
  const forgot = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
  await house.ask(guest(), forgot, { input: { email: EMAIL } });
  // The e-mails to one mailbox are sent one after the other: that of the second sign-up first.
  await drained(() => mail.sweep(), 1);
  const link = mail.tokenFor(EMAIL);
  // And an internal error that has all of it in its arguments.
  const broken = { ...house.ports.customers, findCredential: () => Promise.reject(new Error(`no ${EMAIL}`)) };
  Object.assign(house.ports, { customers: broken });
  const failed = await signIn(house, { email: EMAIL });
  expect(failed.errors?.[0]?.extensions['code']).toBe('INTERNAL_SERVER_ERROR');
  await house.ask(actor, '{ user { firstName email } }');
  await mail.close();

  const told = [house.lines.join(''), JSON.stringify(mail.failures)];
  expect(told[0]).toContain('A field failed.');
  for (const secret of [PASSWORD, EMAIL, 'canary.bird', NAME, token, second, link])
    for (const text of told) expect(text).not.toContain(secret);
});
