import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LINK_LIFE_DAYS } from '../../domain/pay-again/link-life.ts';
import { payAgainLinks } from './pay-again-links.ts';

const key = (letter: string) => Buffer.alloc(32, letter);
const setOf = (active: string, ...others: string[]) => ({
  accepted: new Map([active, ...others].map((kid) => [kid, key(kid)])),
  active: { kid: active, key: key(active) },
});
let now = new Date('2026-11-28T12:00:00Z');
const links = (keys = setOf('a')) => payAgainLinks({ keys: () => keys, now: () => now });
const LINK = { orderId: randomUUID(), episode: 12n };
const days = (count: number) => (now = new Date(now.getTime() + count * 86_400_000));

describe('a link to pay an order again', () => {
  it('[MU-13] names its order and episode, for as long as it lives and beyond', () => {
    const token = links().make(LINK);
    expect(token).toMatch(/^[\w-]{83}$/);
    expect(links().read(token)).toEqual({ ...LINK, isExpired: false });
    days(LINK_LIFE_DAYS);
    expect(links().read(token)).toEqual({ ...LINK, isExpired: true });
  });

  it('[MU-13] is accepted by every key of the set, and by no other', () => {
    const token = links(setOf('a')).make(LINK);
    expect(links(setOf('b', 'a')).read(token)).toMatchObject(LINK);
    expect(links(setOf('b')).read(token)).toBeNull();
  });

  it('[MU-13] with one letter changed is none of ours, nor is any other text', () => {
    const token = links().make(LINK);
    fc.assert(
      // The two last bits of the last letter say nothing.
      fc.property(fc.integer({ min: 0, max: 81 }), fc.constantFrom(...'AZaz09-_'), (at, letter) => {
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        return changed === token || links().read(changed) === null;
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => links().read(text) === null),
      { numRuns: 1_000 },
    );
  });
});
