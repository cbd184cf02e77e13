import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WITHOUT_SESSION } from '../../src/session/begins-session.ts';
import { SESSIONS_BEGUN } from '../../src/session/session-limits.ts';
import { cookieOf, startTestGateway, type Answer, type TestGateway } from './test-gateway.ts';

const TOUCH = 'mutation Touch { touch { customerId } }';
const WHO = 'query Who { who { anonymousId } }';
const OFFICE = '203.0.113.7';
const TOO_MANY = {
  message:
    'Too many people on your network have just begun to shop here. Please try again in 10\u00a0minutes.',
  extensions: { code: 'TooManyAttemptsError', retryAfterSeconds: 600, correlationId: expect.any(String) },
};

let gateway: TestGateway;
let early: Answer;
const from = (address: string, headers: Record<string, string> = {}) => ({
  'x-forwarded-for': address,
  ...headers,
});
const begin = (address: string) => gateway.ask(TOUCH, from(address));
const beginMany = async (times: number, addressOf: (nth: number) => string) => {
  for (let nth = 0; nth < times; nth++) expect((await begin(addressOf(nth))).errors).toBeUndefined();
};

beforeAll(async () => {
  gateway = await startTestGateway({ sourceFactor: 1 });
  early = await begin(OFFICE);
  await beginMany(SESSIONS_BEGUN.address.hits - 1, () => OFFICE);
});
afterAll(() => gateway.stop());

describe('[ER-05] sessions that begin at one address', () => {
  it('are refused beyond the limit, run nothing and set no cookie, and the answer says when to try again', async () => {
    const before = gateway.seen.length;
    const refused = await begin(OFFICE);
    expect([refused.status, refused.errors]).toEqual([200, [TOO_MANY]]);
    expect([refused.headers['retry-after'], refused.headers['set-cookie']]).toEqual(['600', undefined]);
    expect(gateway.seen.length).toBe(before);
  });

  it('are refused whatever a browser writes into x-forwarded-for itself', async () => {
    expect((await begin(`198.51.100.1, ${OFFICE}`)).errors).toEqual([TOO_MANY]);
  });

  it('are refused with a forged cookie too, for which there would be a new session', async () => {
    const refused = await gateway.ask(TOUCH, from(OFFICE, { cookie: 'session=a.1.2.3' }));
    expect([refused.errors, refused.headers['set-cookie']]).toEqual([[TOO_MANY], undefined]);
  });

  it('leave a read with a cookie that has ended: it is told so, loses the cookie, and reads as a new visitor', async () => {
    const ended = await gateway.ask(WHO, from(OFFICE, { cookie: 'session=a.1.2.3' }));
    expect(ended.errors?.[0]?.extensions['code']).toBe('SessionExpiredError');
    expect(ended.headers['set-cookie']).toMatch(/^session=; Max-Age=0;/);
    expect((await gateway.ask(WHO, from(OFFICE))).errors).toBeUndefined();
  });

  it('are not used up by reads with a cookie that has ended, such as those of web, which keeps no cookie for the browser', async () => {
    const address = '192.0.2.77';
    for (let nth = 0; nth < SESSIONS_BEGUN.address.hits; nth++)
      await gateway.ask(WHO, from(address, { cookie: 'session=a.1.2.3' }));
    expect((await begin(address)).errors).toBeUndefined();
  });

  it('are not refused, and not said to be bounded, where the proxy names nobody', async () => {
    await beginMany(SESSIONS_BEGUN.address.hits + 1, () => 'unknown');
    const told = gateway.lines.filter((line) => line.includes('no address in x-forwarded-for'));
    expect(told).toHaveLength(1);
  });

  it.each([...WITHOUT_SESSION])(
    'leave %s, which web sends without the cookie of a shopper',
    async (field) => {
      const { errors, headers } = await gateway.ask(`mutation Nobody { ${field} }`, from(OFFICE));
      expect([errors, headers['set-cookie']]).toEqual([undefined, undefined]);
    },
  );

  it('are refused by the calls of the commerce host with 429', async () => {
    const headers = { ...from(OFFICE), 'content-type': 'application/x-www-form-urlencoded' };
    const script = { ...headers, 'x-requested-with': 'XMLHttpRequest' };
    const { status, headers: said, text } = await gateway.post('productCode=1', script, '/favourites/add');
    expect([status, said['retry-after'], JSON.parse(text).code]).toEqual([
      429,
      '600',
      'TooManyAttemptsError',
    ]);
  });

  it('leave alone who has a session, reads, and other networks', async () => {
    for (const headers of [from(OFFICE, { cookie: cookieOf(early) }), from('203.0.114.7')])
      expect((await gateway.ask(TOUCH, headers)).errors).toBeUndefined();
    expect((await gateway.ask(WHO, from(OFFICE))).errors).toBeUndefined();
  });

  it('begin again when the ten minutes are over', async () => {
    gateway.now.advance(SESSIONS_BEGUN.address.seconds * 1000);
    expect((await begin(OFFICE)).errors).toBeUndefined();
  });
});
