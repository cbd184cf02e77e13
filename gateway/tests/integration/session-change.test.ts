import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cookieOf, startTestGateway, WEB_CREDENTIAL, type TestGateway } from './test-gateway.ts';

const WHO = 'query Who { who { anonymousId customerId } }';
const TOUCH = 'mutation Touch { touch { customerId } }';
const TOKEN = 't'.repeat(43);
const BEGIN = `mutation Begin { begin(token: "${TOKEN}") }`;
const END = 'mutation End { end }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

function signedInAs(customer: string, token: string): string {
  gateway.tokens.set(`beaverbrooks ${token}`, customer);
  return `session=${token}`;
}

const customerOf = async (cookie: string) =>
  ((await gateway.ask(WHO, { cookie })).data?.['who'] as { customerId: string | null } | undefined)
    ?.customerId;

describe('a session that identity', () => {
  it('[RT-04] begins is set as a cookie that scripts cannot read', async () => {
    const answer = await gateway.ask(BEGIN);
    expect(answer.headers['set-cookie']).toBe(
      `session=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(answer.text).not.toContain(TOKEN);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-loupe'))).toEqual([]);
    signedInAs('c-1', TOKEN);
    expect(await customerOf(cookieOf(answer))).toBe('c-1');
  });

  it('begins is set as a __Host- cookie with https', async () => {
    const secured = await startTestGateway({ secure: true });
    const { headers } = await secured.ask(BEGIN);
    expect(headers['set-cookie']).toBe(
      `__Host-session=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
    await secured.stop();
  });

  it('ends is replaced by a new anonymous id, and the token is removed from the cache at once', async () => {
    const cookie = signedInAs('c-2', 'e'.repeat(43));
    expect(await customerOf(cookie)).toBe('c-2');
    const before = await gateway.ask(WHO, { cookie });
    gateway.tokens.delete(`beaverbrooks ${'e'.repeat(43)}`);
    gateway.tokens.set(`beaverbrooks ${'e'.repeat(43)}`, 'c-2'); // identity knows the token until the mutation has run
    const ended = await gateway.ask(END, { cookie });
    gateway.tokens.delete(`beaverbrooks ${'e'.repeat(43)}`);
    expect(cookieOf(ended)).toMatch(/^session=a\./);

    const after = await gateway.ask(WHO, { cookie: cookieOf(ended) });
    expect(after.data?.['who']).toMatchObject({ customerId: null, anonymousId: expect.any(String) });
    expect(after.data).not.toEqual(before.data);
    for (const query of [WHO, TOUCH]) {
      const refused = await gateway.ask(query, { cookie });
      expect(refused.errors?.[0]?.extensions['code']).toBe('SessionExpiredError');
    }
  });

  it('replaces is removed from the cache', async () => {
    const former = signedInAs('c-3', 'f'.repeat(43));
    expect(await customerOf(former)).toBe('c-3');
    const answer = await gateway.ask(BEGIN, { cookie: former });
    gateway.tokens.delete(`beaverbrooks ${'f'.repeat(43)}`);
    expect(cookieOf(answer)).toBe(`session=${TOKEN}`);
    expect(await customerOf(former)).toBeUndefined();
  });

  it('changes is ignored for a page that is rendered for all shoppers', async () => {
    const server = { 'x-site': 'loupe', 'x-service-credential': WEB_CREDENTIAL };
    expect((await gateway.ask(BEGIN, server)).headers['set-cookie']).toBeUndefined();
  });

  it('cannot be begun by a header of the browser', async () => {
    const claims = { 'x-loupe-session-begun': TOKEN, 'x-loupe-session-max-age': '3600' };
    const { headers } = await gateway.ask(TOUCH, {
      ...claims,
      cookie: `session=${gateway.anonymous.mint().value}`,
    });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

it('[VA-11] too many attempts are answered with Retry-After', async () => {
  const { headers, errors, status } = await gateway.ask('mutation Often { tooOften }');
  expect([status, headers['retry-after']]).toEqual([200, '42']);
  expect(errors?.[0]).toMatchObject({
    message: 'Too many attempts.',
    extensions: { code: 'TooManyAttemptsError', retryAfterSeconds: 42 },
  });
  expect(errors?.[0]?.extensions).not.toHaveProperty('key');
});
