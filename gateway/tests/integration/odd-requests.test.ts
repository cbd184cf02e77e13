import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
afterAll(() => gateway.stop());

/** @returns the status, and the code in the JSON of the answer's body */
async function answerTo(firstLine: string): Promise<[number, unknown]> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.write(`${firstLine} HTTP/1.1\r\nhost: loupe.localhost\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return [Number(head.split(' ')[1]), (JSON.parse(body.slice(body.indexOf('{'))) as { code?: unknown }).code];
}

describe('[RE-09] an odd request', () => {
  it.each([
    ['GET http://', 400, 'BAD_REQUEST'],
    ['GET //[', 404, 'NOT_FOUND'],
    ['GET /bag/%E0%A4%A', 404, 'NOT_FOUND'],
    ['POST /webhooks/%ff', 400, 'BAD_REQUEST'],
    ['OPTIONS *', 400, 'BAD_REQUEST'],
  ])('%s is refused in JSON', async (firstLine, status, code) => {
    expect(await answerTo(firstLine)).toEqual([status, code]);
  });

  it.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '0}'],
  ])('of 10,000 %s inside each other is the sender’s mistake', async (_what, open, close) => {
    const deep = open.repeat(10_000) + (open === '[' ? '' : '0') + close.at(-1)!.repeat(10_000);
    const { status, errors } = await gateway.post(
      `{"query":"query Who { who { anonymousId } }","variables":{"a":${deep}}}`,
    );
    expect([status, errors?.[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('may hold brackets in its texts', async () => {
    const { errors, data } = await gateway.post({
      query: 'query Who { who { anonymousId } }',
      variables: { a: `\\"${'[{'.repeat(1_000)}` },
    });
    expect([errors, data]).toEqual([undefined, { who: { anonymousId: expect.any(String) } }]);
  });
});
