import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf } from '../../src/operations/listed-operations.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const WHO = 'query Who { who { site } }';
const TOUCH = 'mutation Touch { touch { site } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ listed: [WHO, TOUCH], answersGet: true });
});
afterAll(() => gateway.stop());

const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/graphql?${new URLSearchParams(parameters)}`, { headers });

describe('with ANSWER_GET, GET /api/graphql', () => {
  it('[RE-10] answers a listed query by its id and name, and the answer is not cached', async () => {
    const response = await get({ documentId: idOf(WHO), operationName: 'Who', variables: '{}' });
    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { who: { site: 'beaverbrooks' } } },
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each<[string, Record<string, string>]>([
    ['by its id', { documentId: idOf(TOUCH) }],
    ['by its text', { query: TOUCH }],
    ['whose id follows from the variables', { documentId: idOf(TOUCH), variables: '{"documentId":"x"}' }],
  ])('[QY-17] [RE-10] never runs a mutation %s', async (_case, parameters) => {
    const before = gateway.seen.length;
    const response = await get(parameters);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(gateway.seen).toHaveLength(before);
  });

  it.each<[string, Record<string, string>, string]>([
    ['an unlisted operation', { query: 'query Other { who { site } }' }, 'NotImplementedError'],
    ['no operation', {}, 'NotImplementedError'],
    ['variables that are not JSON', { documentId: idOf(WHO), variables: '{' }, 'BAD_REQUEST'],
    ['variables that end the body early', { documentId: idOf(WHO), variables: '{}},{' }, 'BAD_REQUEST'],
    ['U+0000', { documentId: idOf(WHO), variables: '{"a":"\\u0000"}' }, 'BAD_USER_INPUT'],
    ['another operation name', { documentId: idOf(WHO), operationName: 'Touch' }, 'BAD_REQUEST'],
  ])('is refused with 400 for %s', async (_case, parameters, code) => {
    const response = await get(parameters);
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    expect([response.status, errors[0]?.extensions.code]).toEqual([400, code]);
  });

  it('is refused with 403 for a page of another host', async () => {
    const response = await get(
      { documentId: idOf(WHO) },
      { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' },
    );
    expect(response.status).toBe(403);
  });
});
