import { describe, expect, it } from '@jest/globals';
import type { Actor } from '@loupe/subgraph-server/actor';
import { createAssertionVerifier } from '@loupe/subgraph-server/assertion';
import { fixedClock } from '@loupe/test-harness/clock';
import { testKeys, testPublicKeys } from '@loupe/test-harness/keys';
import { Assertions } from './assertions.ts';

const shopper: Actor = { site: 'loupe', sessionId: null, anonymousId: 'a-1', customerId: null };
const { keys } = testKeys().gateway;

describe('assertions', () => {
  it('are reused for 30 seconds, and valid for another 30', async () => {
    const now = fixedClock();
    const assertions = new Assertions({ keys, now });
    const verify = createAssertionVerifier({ publicKeys: testPublicKeys, now });
    const first = await assertions.of(shopper);
    now.advance(29_999);
    expect(await assertions.of({ ...shopper })).toBe(first);
    now.advance(2);
    expect(await assertions.of(shopper)).not.toBe(first);
    now.advance(29_000);
    expect(await verify(first)).toEqual(shopper);
  });

  it('are never shared between two shoppers, or from before the password was given again', async () => {
    const assertions = new Assertions({ keys, now: fixedClock() });
    const others: Actor[] = [
      { ...shopper, site: 'beaverbrooks' },
      { ...shopper, anonymousId: 'a-2' },
      { ...shopper, anonymousId: null, customerId: 'a-1' },
      { ...shopper, sessionId: 's-1', customerId: 'c-1' },
      { ...shopper, anonymousId: null },
      { ...shopper, passwordConfirmedAtMs: 1 },
      { ...shopper, passwordConfirmedAtMs: 2 },
      { ...shopper, abGroup: '1' },
      { ...shopper, abGroup: 'variant' },
    ];
    const signed = await Promise.all([shopper, ...others].map((actor) => assertions.of(actor)));
    expect(new Set(signed).size).toBe(signed.length);
  });
});
