import { describe, expect, it, jest } from '@jest/globals';
import { bagActivity, sendActivity, type TrackerPorts } from './activity.ts';

const answering = (status: number, body: unknown) => {
  const send = jest.fn<TrackerPorts['send']>(async () => Response.json(body, { status }));
  const setCookie = jest.fn<TrackerPorts['setCookie']>();
  const log = jest.fn<TrackerPorts['log']>();
  const ports: TrackerPorts = {
    isOn: true,
    send,
    setCookie,
    log,
    sessionId: () => 's1',
    now: () => new Date('2026-11-23T10:00:00Z'),
  };
  return { ports, send, setCookie, log };
};
const view = { action: 'view', target: { product: '0100001' } } as const;

describe('search tracker', () => {
  it('[IN-04] sends what was done, with the moment', async () => {
    const { ports, send, log } = answering(201, {});
    await sendActivity(ports, view);
    const [{ method, body }] = send.mock.calls[0]!;
    expect(method).toBe('POST');
    expect(JSON.parse(String(body))).toMatchObject({
      ...view,
      timestamp: '2026-11-23T10:00:00.000Z',
      user: { identities: { sessionId: 's1' } },
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('[IN-04] logs the message of any status but 201, and failures of the network', async () => {
    const refused = answering(422, { message: 'Tracker key not valid' });
    await sendActivity(refused.ports, view);
    expect(refused.log).toHaveBeenCalledWith('Tracker key not valid');
    const accepted = answering(200, { cluster: 1 });
    await sendActivity(accepted.ports, view);
    expect(accepted.log).toHaveBeenCalledWith('The tracker answered 200.');
    expect(accepted.setCookie).not.toHaveBeenCalled();
    const { ports, log } = answering(201, {});
    await sendActivity({ ...ports, send: () => Promise.reject(new TypeError('offline')) }, view);
    expect(log).toHaveBeenCalledWith('TypeError: offline');
  });

  it('[IN-04] [CO-04] keeps the cluster for a day; without one no cookie', async () => {
    const clustered = answering(201, { cluster: 10 });
    await sendActivity(clustered.ports, view);
    expect(clustered.setCookie.mock.calls).toEqual([
      ['x-attraqt-clusterid=10; Path=/; Max-Age=86400; SameSite=Lax; Secure'],
    ]);
    for (const body of [{}, { cluster: null }, { cluster: '1; Domain=example.com' }, null]) {
      const { ports, setCookie } = answering(201, body);
      await sendActivity(ports, view);
      expect(setCookie).not.toHaveBeenCalled();
    }
  });

  it('[RO-03] is silent when the shop did not pass it on', async () => {
    const { ports, log } = answering(201, {});
    await sendActivity({ ...ports, send: async () => new Response(null, { status: 204 }) }, view);
    expect(log).not.toHaveBeenCalled();
  });

  it('[IN-04] a change of the bag is one of two actions, by its direction', () => {
    const line = {
      variantSku: '0100001-54',
      variantId: '0100001-54',
      productKey: '0100001',
      name: 'Band',
      brand: '',
      gtmCategory: 'Rings',
      price: { value: 10_000 },
      unitAmounts: [10_000],
    };
    const target = { product: '0100001' };
    expect([2, -1, 0].map((pieces) => bagActivity({ line, pieces }))).toEqual([
      { action: 'add-to-cart', target },
      { action: 'remove-from-cart', target },
      null,
    ]);
  });

  it('sends nothing while the shop has no collector', async () => {
    const { ports, send } = answering(201, {});
    await sendActivity({ ...ports, isOn: false }, view);
    expect(send).not.toHaveBeenCalled();
  });
});
