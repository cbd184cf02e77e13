import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { merchantOf } from './merchant.ts';
import { control, useSandbox, WEBHOOK_ID } from './sandbox-process.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
let status = 200;
const shop = createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push({ headers: request.headers, body: body.toString('utf8') });
    response.writeHead(status).end();
    status = 200;
  });
});
beforeAll(async () => void (await once(shop.listen(0, '127.0.0.1'), 'listening')));
beforeEach(() => void (received.length = 0));
afterAll(() => void shop.close());

const sandbox = useSandbox(() => `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`);
const merchant = merchantOf(sandbox);

/** All events so far were delivered. */
const settled = () => control<{ events: { statuses: number[] }[] }>(sandbox, '/control/webhooks');
const typeOf = ({ body }: Received) => (JSON.parse(body) as { event_type: string }).event_type;

async function verify({ headers, body }: Received, changed: object = {}): Promise<string | undefined> {
  const said = (name: string) => String(headers[`paypal-${name}`]);
  const asked = JSON.stringify({
    transmission_id: said('transmission-id'),
    transmission_time: said('transmission-time'),
    transmission_sig: said('transmission-sig'),
    auth_algo: said('auth-algo'),
    cert_url: said('cert-url'),
    webhook_id: WEBHOOK_ID,
    ...changed,
  });
  const path = '/v1/notifications/verify-webhook-signature';
  const reply = await merchant.post(path, `${asked.slice(0, -1)},"webhook_event":${body}}`);
  return reply.body.verification_status;
}

describe('an event', () => {
  it('is posted with a signature that the vendor confirms', async () => {
    await merchant.approved();
    await settled();
    expect(received.map(typeOf)).toEqual(['CHECKOUT.ORDER.APPROVED']);
    expect(await verify(received[0]!)).toBe('SUCCESS');
  });

  it('with one byte altered is rejected, wherever it is', async () => {
    await merchant.approved();
    await settled();
    const [event] = received as [Received];
    const places = [...event.body.matchAll(/[a-z0-9]/gi)].map(({ index }) => index);
    for (const at of [places.at(1)!, places.at(Math.floor(places.length / 2))!, places.at(-1)!]) {
      const byte = event.body[at] === '1' ? '2' : '1';
      const body = event.body.slice(0, at) + byte + event.body.slice(at + 1);
      expect(await verify({ ...event, body })).toBe('FAILURE');
    }
  });

  it.each([
    ['another webhook', { webhook_id: 'another' }],
    ['another time', { transmission_time: '2026-01-01T00:00:00.000Z' }],
    ['another transmission', { transmission_id: 'another' }],
    ['another algorithm', { auth_algo: 'none' }],
  ])('signed for %s is rejected', async (_name, changed) => {
    await merchant.approved();
    await settled();
    expect(await verify(received[0]!, changed)).toBe('FAILURE');
  });

  it('is sent again until it is accepted', async () => {
    status = 503;
    await merchant.approved();
    expect((await settled()).events[0]?.statuses).toEqual([503, 200]);
    expect(received[0]!.body).toBe(received[1]!.body);
  });

  it.each([
    ['duplicate', ['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.ORDER.APPROVED', 'PAYMENT.AUTHORIZATION.CREATED']],
    ['reorder', ['PAYMENT.AUTHORIZATION.CREATED', 'CHECKOUT.ORDER.APPROVED']],
    ['lose', ['PAYMENT.AUTHORIZATION.CREATED']],
  ])('comes as ordered: %s', async (disorder, types) => {
    await control(sandbox, '/control/webhooks', { disorder });
    const id = await merchant.approved();
    await settled();
    await merchant.authorize(id);
    await settled();
    expect(received.map(typeOf)).toEqual(types);
  });

  it('says that the vendor took an authorization back', async () => {
    await merchant.authorize(await merchant.approved('EVANTAKENBACK'));
    await settled();
    expect(received.map(typeOf)).toContain('PAYMENT.AUTHORIZATION.VOIDED');
  });
});
