import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createFaults } from '../../faults.ts';
import { listening, type Listening } from '../../test-support/listening.ts';
import { createApp } from '../app.ts';
import { createMerchantSessions } from '../merchant-sessions.ts';

let server: Listening;
beforeAll(async () => {
  server = await listening(
    createApp({
      sessions: createMerchantSessions(() => new Date('2026-11-23T10:00:00Z')),
      faults: createFaults(),
      shops: ['http://loupe.localhost:3000'],
      cybersourceUrl: 'http://127.0.0.1:9',
      validationUrl: 'https://127.0.0.1:3045',
    }),
  );
});
afterAll(() => server.close());

const textOf = async (path: string) => (await fetch(`${server.url}${path}`)).text();

/** A browser of a shop. @returns opens a page at an address, and says whether it has Apple Pay, and its address then */
async function browser() {
  const script = await textOf('/stand-in.js');
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return (address: string): [has: boolean, address: string] => {
    let { href: shown } = new URL(address, 'http://loupe.localhost:3000');
    const page: { ApplePaySession?: { canMakePayments(): boolean } } & Record<string, unknown> = {
      EventTarget,
      localStorage,
      location: new URL(shown),
      history: { replaceState: (_state: unknown, _title: string, to: string) => (shown = to) },
    };
    runInNewContext(script, page);
    return [page.ApplePaySession?.canMakePayments() ?? false, shown];
  };
}

describe('[MU-12] the stand-in for Apple’s sheet', () => {
  it('[MU-12] is there in a browser for which it was switched on, until it is switched off', async () => {
    const open = await browser();
    expect(open('/checkout/cart')[0]).toBe(false);
    expect(open('/?a=1#apple-pay=on')).toEqual([true, '/?a=1']);
    expect(open('/checkout/cart')).toEqual([true, 'http://loupe.localhost:3000/checkout/cart']);
    expect(open('/#apple-pay=off')).toEqual([false, '/']);
    expect(open('/#apple-pay=else')[0]).toBe(false);
  });

  it('[MU-12] is the one that journeys add to their browser', async () => {
    expect(await textOf('/stand-in.js')).toContain(await textOf('/apple-pay-session.js'));
  });

  it('[MU-12] is switched by links of the sandbox’s page to each shop', async () => {
    const page = await textOf('/');
    expect(page).toContain('href="http://loupe.localhost:3000/#apple-pay=on"');
    expect(page).toContain('href="http://loupe.localhost:3000/#apple-pay=off"');
  });
});
