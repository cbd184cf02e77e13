import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const REVIEW = { productCode: '1', rating: '5', title: 'Lovely', text: 'As pictured.', nickname: 'Ada' };

async function send(change: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const reply = await request(`${gateway.url}/writeReview`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ ...REVIEW, ...change }).toString(),
  });
  return { status: reply.statusCode, to: reply.headers['location'], text: await reply.body.text() };
}
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('POST /writeReview', () => {
  it('[RE-08] takes a review, which waits', async () => {
    expect(await send()).toMatchObject({ status: 202, text: '{"state":"waiting"}' });
  });

  it.each([
    [{}, '/1/no-3/p#review-taken'],
    [{ rating: 'five' }, '/1/review/p#review-refused'],
    [{ text: 'again' }, '/1/review/p#review-later'],
    [{ productCode: '2' }, '/2/review/p#review-refused'],
    [{ text: 'down' }, '/1/review/p#review-failed'],
    [{ productCode: 'GC' }, '/GC/review/p#review-refused'],
  ])('[RE-08] leads a browser whose form has %j to %s', async (change, to) => {
    expect(await send(change, BROWSER)).toMatchObject({ status: 303, to });
  });

  it.each([
    [{ productCode: '2' }, 404, 'ProductNotFoundError'],
    [{ rating: '55' }, 400, 'ValidationError'],
    [{ text: 'again' }, 429, 'TooManyAttemptsError'],
  ])('[RE-08] refuses a script whose form has %j with %d', async (change, status, code) => {
    const answer = await send(change, { accept: 'application/json' });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([status, { code }]);
  });

  it('[RE-08] names to a script the field at fault', async () => {
    const answer = await send({ rating: 'five' }, { accept: 'application/json' });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'ValidationError', field: 'rating' });
  });

  it('[RE-08] leads nowhere else: a code that is none is refused', async () => {
    const answer = await send({ productCode: '/evil.test' }, BROWSER);
    expect([answer.status, answer.to]).toEqual([404, undefined]);
  });

  it('[RE-08] is refused from a page of another host, by another method, and without a body', async () => {
    expect((await send({}, { ...BROWSER, origin: 'https://evil.test' })).status).toBe(403);
    const { statusCode, headers } = await request(`${gateway.url}/writeReview`);
    expect([statusCode, headers['allow']]).toEqual([405, 'POST']);
    expect((await request(`${gateway.url}/writeReview`, { method: 'POST' })).statusCode).toBe(404);
  });
});
