import { describe, expect, it } from '@jest/globals';
import { fixedClock } from '@loupe/test-harness/clock';
import { BegunSessions } from './begun-sessions.ts';
import { SESSIONS_BEGUN } from './session-limits.ts';

const { address, network, block } = SESSIONS_BEGUN;

function counted(sourceFactor = 1) {
  const now = fixedClock();
  const begun = new BegunSessions({ sourceFactor, now });
  /** How many of so many attempts are let through. */
  const admitted = (times: number, addressOf: (nth: number) => string) =>
    Array.from({ length: times }, (_, nth) => begun.count(addressOf(nth))).filter((one) => one === undefined)
      .length;
  return { now, begun, admitted };
}

describe('sessions that begin', () => {
  it('are bounded for an IPv4 address', () => {
    const { admitted } = counted();
    expect(admitted(2 * address.hits, () => '192.0.2.7')).toBe(address.hits);
    expect(admitted(1, () => '192.0.2.8')).toBe(1);
  });

  it('are bounded for all addresses of an IPv6 /64 together', () => {
    const { admitted } = counted();
    expect(admitted(2 * address.hits, (nth) => `2001:db8::${nth.toString(16)}`)).toBe(address.hits);
    expect(admitted(1, () => '2001:db8:0:1::1')).toBe(1);
  });

  it.each([
    ['an IPv4 /24', (nth: number) => `192.0.2.${nth % 256}`, '192.0.3.1'],
    [
      'an IPv6 /56',
      (nth: number) => `2001:db8:0:${(nth % 256).toString(16)}::${nth.toString(16)}`,
      '2001:db8:0:100::1',
    ],
  ])('are bounded for %s, whose addresses one person may have', (_case, addressOf, elsewhere) => {
    const { admitted } = counted();
    expect(admitted(2 * network.hits, addressOf)).toBe(network.hits);
    expect(admitted(1, () => elsewhere)).toBe(1);
  });

  it('are bounded for an IPv6 /48, whose networks one server may have', () => {
    const { admitted } = counted();
    const subnet = (nth: number) => (nth % 0xff_ff).toString(16);
    expect(admitted(2 * block.hits, (nth) => `2001:db8:7:${subnet(nth)}::1`)).toBe(block.hits);
    expect(admitted(1, () => '2001:db8:8::1')).toBe(1);
  });

  it('are not bounded for visitors whose address the proxy does not name: one program would have the others refused', () => {
    expect(counted().admitted(2 * network.hits, () => '')).toBe(2 * network.hits);
  });

  it('tell how long the window lasts, and refused ones do not prolong it', () => {
    const { now, begun, admitted } = counted();
    admitted(address.hits, () => '192.0.2.7');
    now.advance(100_500);
    const refused = { type: 'TooManyAttemptsError', retryAfterSeconds: address.seconds - 100 } as const;
    expect(begun.count('192.0.2.7')).toEqual(refused);
    now.advance(refused.retryAfterSeconds * 1000);
    expect(begun.count('192.0.2.7')).toBeUndefined();
  });

  it('are counted for metrics by the limit that refuses them', async () => {
    const { begun, admitted } = counted();
    admitted(address.hits + 3, () => '192.0.2.7');
    const [{ samples } = { samples: [] }] = await begun.refused.read();
    expect(samples).toEqual([
      { labels: { by: 'address' }, value: 3 },
      { labels: { by: 'network' }, value: 0 },
      { labels: { by: 'block' }, value: 0 },
    ]);
  });

  it('may be more where many people share an address', () => {
    expect(counted(2).admitted(3 * address.hits, () => '192.0.2.7')).toBe(2 * address.hits);
  });
});
