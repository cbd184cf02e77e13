import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';

const SIGN_UP = `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) { __typename ... on User { id email } ... on Failure { code message } } }`;
const WHO =
  'query Who { isAuthorized userType userInfo { id email hybrisCustomerId } user { id addresses { city } } }';
const PASSWORD = 'four quiet garnet larks';
const NAME = 'Quetzalcanaria';

const input = (email: string) => ({
  title: 'none',
  firstName: NAME,
  lastName: 'Lovelace',
  email,
  password: PASSWORD,
  source: 'signUp_page',
  emailOptIn: false,
  postOptIn: false,
  mobileOptIn: false,
  reCaptchaRealm: 'REGISTER',
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
  it('[MU-01] [QY-03] can be created, signed out of and signed in to, by cookies that only the gateway sets', async () => {
    const [shopper, email] = [new Shopper(), newEmail()];
    expect(await shopper.ask(WHO)).toEqual(GUEST);
    expect(shopper.cookie).toBe('');
    await shopper.ask('mutation SignOut { signOut }');
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

  it('belongs to one shop: the other one does not accept it', async () => {
    const email = newEmail();
    await new Shopper('loupe').ask(SIGN_UP, { input: input(email) });
    expect((await signIn(new Shopper('beaverbrooks'), email)).signIn.__typename).toBe('SignInRefusedError');
    const shopper = new Shopper('loupe');
    expect((await signIn(shopper, email)).signIn.__typename).toBe('User');
    expect((await shopper.ask<Who>(WHO)).userInfo?.hybrisCustomerId).toMatch(/^lou_root/);
  });

  it('[MU-03] gets a new password by the link in the e-mail, and no secret is in a log or a span', async () => {
    const [shopper, email] = [new Shopper(), newEmail()];
    await shopper.ask(SIGN_UP, { input: input(email) });
    const elsewhere = new Shopper();
    await elsewhere.ask(
      'mutation ForgotPassword($input: ForgotPasswordInput!) { forgotPassword(input: $input) }',
      { input: { email } },
    );
    const token = await linkFor(email);
    const password = 'seven slow amber finches';
    const { resetPassword } = await elsewhere.ask<{ resetPassword: object }>(
      'mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }',
      { input: { token, password } },
    );
    expect(resetPassword).toEqual({ __typename: 'User' });
    expect((await elsewhere.ask<Who>(WHO)).userInfo?.email).toBe(email);
    const { data, errors } = await shopper.graph<Who>(WHO);
    expect([data?.userInfo ?? null, errors.length > 0 || data?.isAuthorized === false]).toEqual([null, true]);

    const session = elsewhere.cookie.split('=').at(-1) ?? '';
    const logged = [await spans(), ...logs()].join('\n');
    expect(logged).toContain('identity /graphql');
    for (const secret of [PASSWORD, password, token, session, email, NAME])
      expect(logged).not.toContain(secret);
  });
});

const at = (name: string, path: string): string => `http://127.0.0.1:${stackUnderTest().ports[name]}${path}`;

async function linkFor(email: string): Promise<string> {
  let link: string | undefined;
  await until('the link has arrived', async () => {
    const list = await request(at('inbox', `/api/messages?to=${encodeURIComponent(email)}`));
    const text = await list.body.text();
    link = /login\/pw\/change\?token=([\w-]{40,})/.exec(text)?.[1];
    return link !== undefined;
  });
  return link!;
}

const spans = async (): Promise<string> => (await request(at('collector', '/api/spans'))).body.text();

function logs(): string[] {
  const folder = join(stackUnderTest().dataFolder, 'logs');
  const ours = readdirSync(folder).filter((name) => !['inbox.log', 'postgres.log'].includes(name));
  return ours.map((name) => readFileSync(join(folder, name), 'utf8'));
}
