import { describe, expect, it, jest } from '@jest/globals';
import { TEXT_VERSION } from '../../consent/categories.ts';
import { createForwarder, type ForwardPorts } from './forward-activity.ts';

const CONSENT = `cookieConsent=necessary.experience:${TEXT_VERSION}:11111111-1111-4111-8111-111111111111`;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const activity = {
  action: 'view',
  target: { product: '0100001' },
  metadata: {},
  segments: [],
  timestamp: '2026-11-23T10:00:00.000Z',
  user: {
    identities: { sessionId: '22222222-2222-4222-8222-222222222222' },
    traits: {},
    segments: [],
  },
};
const asked = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/api/search-activity', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: CONSENT, 'user-agent': AGENT, ...headers },
    body: JSON.stringify(body),
  });

function forwarder(answer: () => Promise<Response>, asked: Partial<ForwardPorts> = {}) {
  const send = jest.fn<ForwardPorts['send']>(answer);
  const log = jest.fn<ForwardPorts['log']>();
  const url = 'https://collect.example/key';
  const ports = { url, now: Date.now, isPreview: () => false, ...asked, send, log };
  return { forward: createForwarder(ports), send, log };
}
const created = async () =>
  Response.json({ profiles: { 'shop#s1': { clusters: { a: { 1: 10 } } } } }, { status: 201 });

describe('the route of the search tracker', () => {
  it('[IN-04] passes an activity on without anything of the visitor, and the cluster back', async () => {
    const { forward, send } = forwarder(created);
    const answer = await forward(asked(activity));
    expect([answer.status, await answer.json()]).toEqual([201, { cluster: 10 }]);
    const [url, { headers, body }] = send.mock.calls[0]!;
    expect(url).toBe('https://collect.example/key');
    expect(headers).toEqual({ 'content-type': 'application/json' });
    expect(JSON.parse(String(body))).toEqual(activity);
  });

  it('[IN-04] sends nothing without consent to experience, or for another site', async () => {
    const { forward, send } = forwarder(created);
    const statuses = await Promise.all(
      [
        { cookie: '' },
        { cookie: CONSENT.replace('experience', 'statistics') },
        { cookie: CONSENT.replace(`:${TEXT_VERSION}:`, `:${TEXT_VERSION - 1}:`) },
        { 'sec-fetch-site': 'cross-site' },
      ].map(async (headers) => (await forward(asked(activity, headers))).status),
    );
    expect(statuses).toEqual([403, 403, 403, 403]);
    expect(send).not.toHaveBeenCalled();
  });

  it('[IN-04] [RO-03] sends nothing of a bot or an editor, who are answered alike', async () => {
    const { forward, send } = forwarder(created);
    for (const agent of ['Googlebot/2.1', ''])
      expect((await forward(asked(activity, { 'user-agent': agent }))).status).toBe(204);
    const editor = forwarder(created, { isPreview: () => true });
    expect((await editor.forward(asked(activity))).status).toBe(204);
    for (const each of [send, editor.send]) expect(each).not.toHaveBeenCalled();
  });

  it.each(['view', 'click', 'add-to-cart', 'remove-from-cart', 'purchase'])(
    '[IN-04] passes on the action %s',
    async (action) => {
      const { forward, send } = forwarder(created);
      expect((await forward(asked({ ...activity, action }))).status).toBe(201);
      expect(JSON.parse(String(send.mock.calls[0]![1].body))).toMatchObject({ action });
    },
  );

  it('refuses what the tracker does not send', async () => {
    const { forward, send } = forwarder(created);
    const bodies = [
      null,
      { ...activity, email: 'a@b.example' },
      { ...activity, user: { ...activity.user, traits: { name: 'Ada' } } },
      { ...activity, target: { product: 'x'.repeat(101) } },
      { ...activity, action: 'add' },
      { ...activity, sourceId: '?fh_view=lister' },
    ];
    for (const body of bodies) expect((await forward(asked(body))).status).toBe(400);
    expect(send).not.toHaveBeenCalled();
  });

  it('[IN-04] answers any other status with its message, and a collector that is away with 502', async () => {
    const refused = forwarder(async () => Response.json({ message: 'Unknown tracker key' }, { status: 401 }));
    const answer = await refused.forward(asked(activity));
    expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unknown tracker key' }]);
    const away = forwarder(() => Promise.reject(new TypeError('fetch failed')));
    expect((await away.forward(asked(activity))).status).toBe(502);
    expect(away.log).toHaveBeenCalledTimes(1);
  });

  it('holds twenty calls at most, and answers 404 where the shop has no collector', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { forward, send } = forwarder(() => promise);
    const answers = Promise.all(Array.from({ length: 25 }, () => forward(asked(activity))));
    resolve(Response.json({}, { status: 201 }));
    const statuses = (await answers).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(5);
    expect(send).toHaveBeenCalledTimes(20);
    const none = forwarder(created, { url: null });
    expect((await none.forward(asked(activity))).status).toBe(404);
  });
});
