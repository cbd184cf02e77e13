import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { merchantOf, orderBody } from './merchant.ts';
import { control, useSandbox } from './sandbox-process.ts';

const received: object[] = [];
const shop = createServer((request, response) => {
  void json(request).then((body) => {
    received.push(body as object);
    response.writeHead(204).end();
  });
});
beforeAll(async () => void (await once(shop.listen(0, '127.0.0.1'), 'listening')));
beforeEach(() => void (received.length = 0));
afterAll(() => void shop.close());

const sandbox = useSandbox();
const merchant = merchantOf(sandbox);
const shopUrl = () => `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;

const DATA = JSON.stringify({
  billing_address: {
    given_name: 'Ada',
    family_name: 'Byron',
    email: 'ada@shop.example',
    street_address: '1 High St',
    city: 'Leeds',
    postal_code: 'LS1 1AA',
    country: 'GB',
  },
});

const session = async () => {
  const merchant_urls = {
    confirmation: `${shopUrl()}/back`,
    authorization: `${shopUrl()}/authorized`,
    notification: `${shopUrl()}/decided`,
  };
  const { body } = await merchant.session(orderBody({ merchant_urls }));
  return body;
};
const settled = () => control<{ callbacks: { statuses: number[] }[] }>(sandbox, '/control/callbacks');

const submit = async (path: string, fields: Record<string, string>): Promise<string> =>
  (await fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(fields) })).text();

/** What the page tells the shop's. */
const toldIn = (page: string): unknown => {
  const [, message = 'null'] = /postMessage\((\{"answer".*?\}), "http/.exec(page) ?? [];
  return (JSON.parse(message) as { answer: unknown }).answer;
};

describe('a purchase', () => {
  it('is agreed to with the code from the phone, and told to the page and to the server', async () => {
    const { session_id: id, client_token: token } = await session();
    const opened = await fetch(
      `${sandbox.url}/purchase?${new URLSearchParams({ client_token: token, data: DATA })}`,
    );
    expect(opened.headers.get('content-security-policy')).toContain(`frame-ancestors ${shopUrl()}`);
    expect(await opened.text()).toContain('£120.00');
    const fields = { client_token: token, data: DATA, person: 'alma' };
    expect(await submit('/purchase', { ...fields, answer: 'continue' })).toContain('any six digits');
    const wrong = await submit('/purchase/code', { ...fields, answer: 'confirm', code: '999999' });
    expect(wrong).toContain('role="alert"');
    expect((await merchant.read(id)).body.status).toBe('incomplete');

    const told = toldIn(await submit('/purchase/code', { ...fields, answer: 'confirm', code: '123456' })) as {
      authorization_token: string;
    };
    expect(told).toMatchObject({ approved: true, show_form: true });
    await settled();
    expect(received).toEqual([
      expect.objectContaining({ session_id: id, authorization_token: told.authorization_token }),
    ]);
    expect((await merchant.read(id)).body).toMatchObject({
      status: 'complete',
      authorization_token: told.authorization_token,
    });
  });

  it('is refused for a client token of which one byte is another', async () => {
    const { client_token: token } = await session();
    const ask = async (given: string) =>
      (await fetch(`${sandbox.url}/widget?${new URLSearchParams({ client_token: given })}`)).status;
    expect(await ask(token)).toBe(200);
    const places = [...token.matchAll(/[a-z0-9]/gi)].map(({ index }) => index);
    for (const at of [places.at(3)!, places.at(Math.floor(places.length / 2))!, places.at(-1)!]) {
      const byte = token[at] === 'A' ? 'B' : 'A';
      expect(await ask(token.slice(0, at) + byte + token.slice(at + 1))).toBe(400);
    }
  });

  it.each([
    ['dev', 'continue', { approved: false, show_form: false }],
    ['cara', 'continue', { approved: false, show_form: true }],
    ['alma', 'cancel', { approved: false, show_form: true }],
  ])('of %s who presses %s is not agreed to', async (person, answer, told) => {
    const { session_id: id, client_token: token } = await session();
    const page = await submit('/purchase', { client_token: token, data: DATA, person, answer });
    expect(toldIn(page)).toEqual(told);
    expect((await merchant.read(id)).body.authorization_token).toBeUndefined();
  });

  it('that has to be finalised gives its token only then', async () => {
    const { session_id: id, client_token: token } = await session();
    const fields = { client_token: token, data: DATA, person: 'finn', answer: 'confirm', code: '123456' };
    expect(toldIn(await submit('/purchase/code', fields))).toMatchObject({ finalize_required: true });
    expect((await merchant.read(id)).body.authorization_token).toBeUndefined();
    const finalised = await fetch(`${sandbox.url}/finalize?${new URLSearchParams({ client_token: token })}`);
    expect(toldIn(await finalised.text())).toMatchObject({
      approved: true,
      authorization_token: (await merchant.read(id)).body.authorization_token,
    });
  });

  it.each([
    ['duplicate', 2],
    ['lose', 0],
  ])('is told to the server as ordered: %s', async (disorder, times) => {
    await control(sandbox, '/control/callbacks', { disorder });
    await control(sandbox, '/control/approve', { sessionId: (await session()).session_id });
    await settled();
    expect(received).toHaveLength(times);
  });

  it('that the vendor looks at is told when it has decided', async () => {
    const { session_id: sessionId } = await session();
    await control(sandbox, '/control/approve', { sessionId, person: 'petra' });
    const { authorization_token: token = '' } = (await merchant.read(sessionId)).body;
    const { order_id: orderId } = (await merchant.order(token)).body;
    await control(sandbox, '/control/decide', { orderId, decision: 'REJECTED' });
    await settled();
    expect(received.at(-1)).toEqual({ order_id: orderId, event_type: 'FRAUD_RISK_REJECTED' });
    expect((await merchant.managed(orderId)).body).toMatchObject({
      status: 'CANCELLED',
      fraud_status: 'REJECTED',
    });
  });
});
