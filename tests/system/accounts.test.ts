import { describe, expect, it } from '@jest/globals';
import { Shopper } from './support/shopper.ts';

const SIGN_UP = `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) { __typename ... on User { id email } ... on Failure { code message } } }`;
const WHO =
  'query Who { isAuthorized userType userInfo { id email hybrisCustomerId } user { id addresses { city } } }';
const PASSWORD = 'four quiet garnet larks';

const input = (email: string) => ({
  ...{
    title: 'none',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    password: PASSWORD,
    source: 'signUp_page',
  },
  ...{ emailOptIn: false, postOptIn: false, mobileOptIn: false, reCaptchaRealm: 'REGISTER' },
});
const signIn = (shopper: Shopper, email: string) =>
  shopper.ask<{ signIn: { __typename: string } }>(
    `mutation SignIn($email: String!, $password: String!) {
       signIn(email: $email, password: $password, source: my_account) { __typename } }`,
    { email, password: PASSWORD },
  );

interface Who {
  isAuthorized: boolean;
  userType: string;
  userInfo: { id: string; email: string; hybrisCustomerId: string } | null;
  user: { addresses: unknown[] } | null;
}
const GUEST = { isAuthorized: false, userType: 'Guest', userInfo: null, user: null };
const newEmail = () => `ada.${Date.now()}.${Math.floor(performance.now())}@example.com`;

describe('an account, through the gateway', () => {
  it('[MU-01] [QY-03] is signed up for, out of and in to, by cookies that only the gateway sets', async () => {
    const [shopper, email] = [new Shopper(), newEmail()];
    expect(await shopper.ask(WHO)).toEqual(GUEST);
    const anonymous = shopper.cookie;
    const { signUp } = await shopper.ask<{ signUp: object }>(SIGN_UP, { input: input(email) });
    expect(signUp).toMatchObject({ __typename: 'User', email });
    expect(shopper.cookie).not.toBe(anonymous);
    const who = await shopper.ask<Who>(WHO);
    expect(who).toMatchObject({ isAuthorized: true, userType: 'Registered', userInfo: { email } });
    expect(who.userInfo?.hybrisCustomerId).toMatch(/^bb_root/);

    const signedIn = shopper.cookie;
    expect(await shopper.ask('mutation SignOut { signOut }')).toEqual({ signOut: true });
    expect(await shopper.ask(WHO)).toEqual(GUEST);
    expect([signedIn, anonymous]).not.toContain(shopper.cookie);

    expect((await signIn(shopper, email)).signIn.__typename).toBe('User');
    expect((await shopper.ask<Who>(WHO)).userInfo?.id).toBe(who.userInfo?.id);
  });

  it('is one shop’s: the other neither knows it nor lets it in', async () => {
    const email = newEmail();
    await new Shopper('loupe').ask(SIGN_UP, { input: input(email) });
    expect((await signIn(new Shopper('beaverbrooks'), email)).signIn.__typename).toBe('SignInRefusedError');
    const shopper = new Shopper('loupe');
    expect((await signIn(shopper, email)).signIn.__typename).toBe('User');
    expect((await shopper.ask<Who>(WHO)).userInfo?.hybrisCustomerId).toMatch(/^lou_root/);
  });
});
