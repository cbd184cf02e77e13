import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RawRequest } from '../../src/raw-route.ts';
import { SECRET, startSubgraph, type Subgraph } from './subgraph.ts';

const LIMIT = 100;
const heard: RawRequest[] = [];
let subgraph: Subgraph;

beforeAll(async () => {
  subgraph = await startSubgraph({
    raw: {
      '/webhooks/test': {
        bodyLimit: LIMIT,
        answer: async (request) => {
          heard.push(request);
          if (request.body.includes('fail')) throw new Error(SECRET);
          return { status: 202, body: { heard: true } };
        },
      },
    },
  });
});
afterAll(() => subgraph.server.stop());

const post = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${subgraph.url}/webhooks/test`, { method: 'POST', body, headers });

describe('a raw route', () => {
  it('gets headers and bytes as they were sent, without an assertion', async () => {
    const response = await post(Buffer.from([0, 255, 10]), {
      'webhook-id': 'm-1',
      'x-correlation-id': 'c0ffee00-2',
    });
    expect([response.status, await response.json()]).toEqual([202, { heard: true }]);
    expect(response.headers.get('x-correlation-id')).toBe('c0ffee00-2');
    expect(heard.at(-1)).toMatchObject({ correlationId: 'c0ffee00-2', headers: { 'webhook-id': 'm-1' } });
    expect(heard.at(-1)?.body).toEqual(Buffer.from([0, 255, 10]));
  });

  it('is not called for a body that is too large or another method', async () => {
    const before = heard.length;
    expect((await post('x'.repeat(LIMIT + 1))).status).toBe(413);
    const get = await fetch(`${subgraph.url}/webhooks/test`);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect(heard).toHaveLength(before);
  });

  it('that throws answers 500 without the error message, which is logged', async () => {
    const response = await post('fail');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter2');
    expect(subgraph.lines.join('')).toContain(SECRET);
  });

  it('does not change other paths', async () => {
    expect((await fetch(`${subgraph.url}/webhooks/other`, { method: 'POST' })).status).toBe(404);
  });
});
