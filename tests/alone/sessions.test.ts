import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { isAuthorized, member, newEmail, PASSWORD, signIn, signOut } from '@loupe/scripted-shopper/account';
import { changesNothing } from '../system/support/changes-nothing.ts';
import { withDatabase } from '@loupe/scripted-shopper/database';
import { openGateway, shopGateway } from '../system/support/entry-points.ts';
import { listedId } from '../system/support/listed-operations.ts';
import { forgetAttempts, network } from '../system/support/network.ts';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';

const RENAME = `mutation UpdateCustomerData {
  updateCustomerData(input: { firstName: "Mallory" }) { __typename ... on Failure { code } }
}`;
/** Any mutation begins the session of a browser without one. */
const GUEST_MUTATION = 'mutation R { reCaptchaRequired(reCaptchaRealm: "REGISTER") }';
const FORGOT = 'mutation ForgotPassword($email: String!) { forgotPassword(input: { email: $email }) }';
const RESET = `mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(input: { token: $token, password: $password }) { __typename ... on Failure { code message } }
}`;

interface Mail {
  readonly subject: string;
  readonly text: string;
}

async function mailsTo(email: string): Promise<Mail[]> {
  const { ports } = stackUnderTest();
  const { body } = await request(
    `http://127.0.0.1:${ports['inbox']}/api/messages?to=${encodeURIComponent(email)}`,
  );
  return ((await body.json()) as { messages: Mail[] }).messages;
}

const linkIn = ({ text }: Mail): URL => new URL(/https?:\/\/\S*token\S*/.exec(text)?.[0] ?? 'none:');

/** Requests a link as a browser of any host, and reads it in the inbox. */
async function resetLink(email: string, headers: Record<string, string> = {}): Promise<URL> {
  const before = (await mailsTo(email)).length;
  const { data } = await new Shopper().graph(FORGOT, { email }, { ...network(), ...headers });
  expect(data).toEqual({ forgotPassword: true });
  let mails: Mail[] = [];
  await until('the link has arrived', async () => {
    mails = (await mailsTo(email)).filter(({ text }) => /token/.test(text));
    return (await mailsTo(email)).length > before && mails.length > 0;
  });
  return linkIn(mails[0]!);
}

const tokenOf = (link: URL): string =>
  link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token') ?? '';

beforeAll(forgetAttempts);
afterAll(forgetAttempts);

describe('[N64] a link that sets a new password', () => {
  it('leads to our own storefront, whatever host the request names', async () => {
    const { email } = await member(new Shopper());
    const link = await resetLink(email, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
    expect(link.host).toBe(`beaverbrooks.localhost:${stackUnderTest().ports['web']}`);
  });

  it('is valid once, and not if it is used, altered or expired', async () => {
    const { email } = await member(new Shopper());
    const token = tokenOf(await resetLink(email));
    expect(token.length).toBeGreaterThan(20);
    const reset = async (value: string, password: string) =>
      (
        await new Shopper().graph<{ resetPassword: { __typename: string } }>(
          RESET,
          { token: value, password },
          network(),
        )
      ).data?.resetPassword.__typename;
    const fresh = 'eleven slow rivers under glass';
    await changesNothing(async () => {
      expect(await reset(`${token.slice(0, -2)}xx`, fresh)).toBe('ResetTokenError');
      expect(await reset('', fresh)).toMatch(/^(ResetTokenError|ValidationError)$/);
    });
    expect(await reset(token, fresh)).toBe('User');
    expect(await changesNothing(() => reset(token, 'another thirty grey lamps'))).toBe('ResetTokenError');
    expect((await signIn(new Shopper(), email, fresh, network())).__typename).toBe('User');
    expect((await signIn(new Shopper(), email, PASSWORD, network())).__typename).toBe('SignInRefusedError');

    const later = tokenOf(await resetLink(email));
    await withDatabase((client) =>
      client.query("UPDATE identity.password_reset SET expires_at = now() - interval '1 second'"),
    );
    expect(await changesNothing(() => reset(later, 'forty patient green boats'))).toBe('ResetTokenError');
  });
});

describe('a session', () => {
  it('[N65] has a new id after signing in', async () => {
    const shopper = new Shopper();
    await shopper.ask(GUEST_MUTATION);
    const planted = shopper.cookie;
    expect(planted).toMatch(/^session=a\./);
    const { email } = await member(shopper);
    expect(shopper.cookie).not.toBe(planted);
    const again = shopper.cookie;
    await signIn(shopper, email, PASSWORD, network());
    expect(shopper.cookie).not.toBe(again);
    for (const cookie of [planted, again]) {
      const body = { query: 'mutation S { updateCustomerData(input: {}) { __typename } }' };
      const { data } = await openGateway({ body, headers: { cookie } });
      expect(data ?? {}).not.toMatchObject({ updateCustomerData: { __typename: 'User' } });
    }
  });

  const after: [string, (shopper: Shopper, email: string) => Promise<unknown>][] = [
    ['signing out', (shopper) => signOut(shopper)],
    [
      'a new password',
      async (_shopper, email) =>
        new Shopper().graph(
          RESET,
          { token: tokenOf(await resetLink(email)), password: 'eleven slow rivers under glass' },
          network(),
        ),
    ],
  ];
  it.each(after)(
    '[N66] after %s cannot change anything at once, and cannot read anything after ten seconds, at any gateway',
    async (_title, end) => {
      const shopper = new Shopper();
      const { email } = await member(shopper);
      const headers = { cookie: shopper.cookie };
      const shown = { body: { documentId: listedId('IsAuthorized'), variables: {} }, headers };
      expect((await shopGateway(shown)).data).toMatchObject({ isAuthorized: true }); // and caches the session
      await end(shopper, email);

      const refused = await changesNothing(() => openGateway({ body: { query: RENAME }, headers }));
      expect(refused.codes).toEqual(['SessionExpiredError']);
      const began = Date.now();
      await until('the other gateway has dropped the session', async () =>
        (await shopGateway(shown)).codes.includes('SessionExpiredError'),
      );
      expect(Date.now() - began).toBeLessThan(11_000);
    },
  );

  it('[N67] is in a cookie that scripts cannot read and other sites cannot send', async () => {
    for (const body of [{ query: GUEST_MUTATION }]) {
      const [cookie] = [(await openGateway({ body })).headers['set-cookie'] ?? ''].flat();
      expect(cookie).toMatch(/^session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    }
    const begun = await openGateway({
      body: {
        query: `mutation S($input: SignUpInput!) { signUp(input: $input) { __typename } }`,
        variables: {
          input: {
            title: 'ms',
            firstName: 'Roberta',
            lastName: 'Marsh',
            email: newEmail(),
            password: PASSWORD,
            source: 'signUp_page',
            emailOptIn: false,
            postOptIn: false,
            mobileOptIn: false,
            reCaptchaRealm: 'REGISTER',
          },
        },
      },
    });
    expect(begun.headers['set-cookie']).toMatch(
      /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(begun.text).not.toMatch(/[\w-]{43}/);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('[N68] cannot be used by another page: %j', async (foreign) => {
    const shopper = new Shopper();
    await member(shopper);
    const headers = { cookie: shopper.cookie, ...foreign } as Record<string, string>;
    for (const entry of [openGateway, shopGateway]) {
      const { status } = await changesNothing(() => entry({ body: { query: RENAME }, headers }));
      expect(status).toBe(403);
    }
    const { ports } = stackUnderTest();
    for (const path of ['/api/graphql', '/favourites/add']) {
      const reply = await changesNothing(() =>
        request(`http://localhost:${ports['web']}${path}`, {
          method: 'POST',
          headers: {
            ...headers,
            host: `beaverbrooks.localhost:${ports['web']}`,
            'content-type': 'application/json',
            'x-requested-with': 'XMLHttpRequest',
          },
          body: JSON.stringify({ documentId: listedId('SignOut') }),
        }),
      );
      expect(reply.statusCode).toBe(403);
      await reply.body.dump();
    }
    expect(await isAuthorized(shopper)).toBe(true);
  });
});
