import { describe, expect, it, jest } from '@jest/globals';
import { highestCluster, sendActivity, type TrackerPorts } from './activity.ts';

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
const view = { target: { product: '0100001' }, sourceId: '?fh_view=lister' };

describe('search tracker', () => {
  it('[IN-04] sends what was looked at, with the moment', async () => {
    const { ports, send, log } = answering(201, {});
    await sendActivity(ports, view);
    const [{ method, body }] = send.mock.calls[0]!;
    expect(method).toBe('POST');
    expect(JSON.parse(String(body))).toMatchObject({
      action: 'view',
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
    const accepted = answering(200, { clusters: ['c1'] });
    await sendActivity(accepted.ports, view);
    expect(accepted.log).toHaveBeenCalledWith('The tracker answered 200.');
    expect(accepted.setCookie).not.toHaveBeenCalled();
    const { ports, log } = answering(201, {});
    await sendActivity({ ...ports, send: () => Promise.reject(new TypeError('offline')) }, view);
    expect(log).toHaveBeenCalledWith('TypeError: offline');
  });

  it('[IN-04] [CO-04] keeps the highest-numbered cluster for a day; without clusters no cookie', async () => {
    const clustered = answering(201, { clusters: ['cluster-9', 'cluster-10', 'cluster-2'] });
    await sendActivity(clustered.ports, view);
    expect(clustered.setCookie.mock.calls).toEqual([
      ['x-attraqt-clusterid=cluster-10; Path=/; Max-Age=86400; SameSite=Lax; Secure'],
    ]);
    for (const body of [{}, { clusters: [] }, { clusters: 'cluster-1' }, null]) {
      const { ports, setCookie } = answering(201, body);
      await sendActivity(ports, view);
      expect(setCookie).not.toHaveBeenCalled();
    }
  });

  it('[IN-04] compares clusters as numbers', () => {
    expect(highestCluster(['10', '9', '2'])).toBe('10');
    expect(highestCluster(['none'])).toBeNull();
  });

  it('sends nothing while the shop has no collector', async () => {
    const { ports, send } = answering(201, {});
    await sendActivity({ ...ports, isOn: false }, view);
    expect(send).not.toHaveBeenCalled();
  });
});
