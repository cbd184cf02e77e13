import { describe, expect, it } from '@jest/globals';
import { giftCardCounters, judgeGuessing } from './gift-card-counters.ts';

const GUEST = { isCustomer: false, isHuman: false, factor: 1 };
const FIRST = { session: 1, network: 1 };
const OF = { site: 'loupe', ownerKey: 'a:1', network: '192.0.2.0/24', digests: ['d'] };

describe('guessing gift cards at a whole site', () => {
  it.each([
    [29, 29, FIRST, GUEST, 'allowed'],
    [30, 14, FIRST, GUEST, 'allowed'],
    [30, 15, FIRST, GUEST, 'bot-check'],
    [30, 15, FIRST, { ...GUEST, isHuman: true }, 'allowed'],
    [150, 135, FIRST, GUEST, 'bot-check'],
    [150, 135, FIRST, { ...GUEST, isHuman: true }, 'allowed'],
    [150, 135, { session: 2, network: 5 }, { ...GUEST, isHuman: true }, 'allowed'],
    [150, 135, { session: 3, network: 3 }, { ...GUEST, isHuman: true }, 'too-many'],
    [150, 135, { session: 1, network: 6 }, { ...GUEST, isHuman: true }, 'too-many'],
    [150, 134, { session: 3, network: 6 }, { ...GUEST, isHuman: true }, 'allowed'],
    [150, 135, { session: 8, network: 9 }, { ...GUEST, isCustomer: true }, 'bot-check'],
    [150, 135, { session: 8, network: 9 }, { ...GUEST, isCustomer: true, isHuman: true }, 'allowed'],
    [299, 299, FIRST, { ...GUEST, factor: 10 }, 'allowed'],
  ] as const)('[MU-07] %i look-ups, %i wrong, own %o, of %o: %s', (attempts, bad, hits, who, verdict) => {
    expect(judgeGuessing({ rate: { attempts, bad }, hits }, who)).toBe(verdict);
  });

  it('[MU-07] leaves the look-up out that is being judged, and counts sites and kinds of cards apart', () => {
    const now = new Date('2026-11-27T12:00:00Z');
    const counters = giftCardCounters(OF, { factor: 1, now });
    const hits = new Map(counters.all.map(({ key }) => [key, 5]));
    expect(counters.facts(hits)).toEqual({
      rate: { attempts: 9, bad: 9 },
      hits: { session: 5, network: 5 },
    });
    expect(counters.facts(new Map()).rate).toEqual({ attempts: 0, bad: 0 });
    const other = giftCardCounters({ ...OF, site: 'beaverbrooks' }, { factor: 1, now });
    expect(other.facts(hits).rate).toEqual({ attempts: 0, bad: 0 });
  });
});
