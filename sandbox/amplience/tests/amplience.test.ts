import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.ts';

const TEXT = 'https://content.example/text';
let server: Server;

beforeAll(async () => {
  server = createServer(createApp()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const items = Array.from({ length: 14 }, (_, index) => ({
    id: `id-${index}`,
    key: index === 0 ? 'help/care' : null,
    schema: TEXT,
    name: `Item ${index}`,
    published: index === 13 ? null : { paragraphs: [`Text ${index}`] },
    staged: { paragraphs: [`Draft ${index}`] },
  }));
  await ask('PUT', '/control/items', items);
});
afterAll(() => void server.close());

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** fetch cannot set the Host header. */
const ask = (method: string, path: string, json?: unknown, host = 'hub.cdn.content.localhost') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { host, 'content-type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] }),
      );
    });
    asked.on('error', reject).end(json === undefined ? undefined : JSON.stringify(json));
  });

describe('the content source of the sandbox', () => {
  it('[IN-03] answers an item by its id and by its delivery key, which may have slashes', async () => {
    const content = {
      _meta: { name: 'Item 0', schema: TEXT, deliveryId: 'id-0', deliveryKey: 'help/care' },
      paragraphs: ['Text 0'],
    };
    expect(await ask('GET', '/content/id/id-0?depth=all&format=inlined')).toEqual({
      status: 200,
      body: { content },
    });
    expect((await ask('GET', '/content/key/help/care')).body).toEqual({ content });
    expect(await ask('GET', '/content/key/help/none')).toMatchObject({
      status: 404,
      body: { error: { type: 'CONTENT_NOT_FOUND', data: { deliveryKey: 'help/none' } } },
    });
  });

  it('[IN-03] shows what is not published on a virtual staging host only', async () => {
    const host = 'k2x9.staging.bigcontent.localhost';
    const staged = await ask('GET', '/content/id/id-13', undefined, host);
    expect(staged.body).toMatchObject({ content: { paragraphs: ['Draft 13'] } });
    expect((await ask('GET', '/content/id/id-13')).status).toBe(404);
  });

  it('[IN-03] answers many in the order of the request, and pages of twelve by a filter', async () => {
    const requests = [{ id: 'id-2' }, { key: 'none' }, { key: 'help/care' }];
    const many = await ask('POST', '/content/fetch', { parameters: { depth: 'all' }, requests });
    expect(many.body).toMatchObject({
      responses: [{ content: { paragraphs: ['Text 2'] } }, { error: {} }, { content: {} }],
    });
    const filter = { filterBy: [{ path: '/_meta/schema', value: TEXT }] };
    const first = await ask('POST', '/content/filter', filter);
    expect(first.body['page']).toEqual({ responseCount: 12, nextCursor: '12' });
    const second = await ask('POST', '/content/filter', { ...filter, page: { size: 12, cursor: '12' } });
    expect(second.body['page']).toEqual({ responseCount: 1 });
    expect((await ask('POST', '/content/filter', {})).status).toBe(400);
  });
});
