import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { giftCardShop } from './gift-card-shop.ts';

const shop = giftCardShop();
const { asked, add, owner } = shop;

describe('guessing gift cards of a whole site', () => {
  const unknown = (at: number) => `603628${String(9_999_999_990_000 + at).padStart(13, '0')}`;
  /** One wrong number for each network and session. */
  async function guess(many: number, more: object = {}) {
    const kinds: string[] = [];
    for (let at = 0; at < many; at++)
      kinds.push((await add(unknown(at), { network: `10.${guesses++ % 256}.0.0/24`, ...more })).kind);
    return kinds;
  }
  let guesses = 0;
  const HUMAN = { botCheck: 'a-person' };
  const ofKind = (kinds: readonly string[], kind: string) => kinds.filter((one) => one === kind).length;

  it('[MU-07] asks everybody the bot check once half of thirty numbers are wrong, from any session and network', async () => {
    expect(ofKind(await guess(30), 'not-valid')).toBe(30);
    expect(await guess(5)).toEqual(Array(5).fill('bot-check'));
    expect(await guess(1, HUMAN)).toEqual(['not-valid']);
    expect(asked).toContainEqual(['a-person', { action: 'gift_card', ipAddress: '203.0.113.7' }]);
    const number = await shop.sandbox.card('25.00');
    expect(await add(number)).toEqual({ kind: 'bot-check' });
    expect(await add(number, { botCheck: 'a-robot' })).toEqual({ kind: 'bot-check' });
    expect(await add(number, HUMAN)).toMatchObject({ kind: 'added' });
    expect(await add(number, { site: 'beaverbrooks' })).toMatchObject({ kind: 'added' });
  });

  it('[MU-07] asks for it while many are tried at once, before the provider has answered one', async () => {
    const all = Array.from({ length: 34 }, (_, at) => add(unknown(at), { network: `10.1.${at}.0/24` }));
    const kinds = (await Promise.all(all)).map(({ kind }) => kind);
    expect(ofKind(kinds, 'not-valid')).toBeLessThanOrEqual(31);
    expect(ofKind(kinds, 'bot-check')).toBeGreaterThanOrEqual(3);
  });

  it('[MU-07] leaves guests two tries each, and customers all, once nine in ten are wrong in spite of it', async () => {
    expect(ofKind(await guess(30), 'not-valid')).toBe(30);
    expect(ofKind(await guess(121, HUMAN), 'not-valid')).toBe(121);
    const one = { ...owner(), network: '192.0.2.0/24', ...HUMAN };
    const kinds = [];
    for (let at = 0; at < 4; at++) kinds.push((await add(unknown(500 + at), one)).kind);
    expect(kinds).toEqual(['not-valid', 'not-valid', 'too-many', 'too-many']);
    const number = await shop.sandbox.card('25.00');
    expect(await add(number, { network: '192.0.2.0/24', ...HUMAN })).toMatchObject({ kind: 'added' });
    const customer = { ...owner(), ownerKey: `c:${randomUUID()}`, network: '192.0.2.0/24' };
    expect(await add(number, customer)).toEqual({ kind: 'bot-check' });
    for (let at = 0; at < 4; at++)
      expect(await add(unknown(600 + at), { ...customer, ...HUMAN })).toEqual({ kind: 'not-valid' });
  });

  it('[MU-07] asks for nothing while most numbers are right, and an outage counts for neither', async () => {
    const number = await shop.sandbox.card('25.00');
    for (let time = 0; time < 40; time++) expect(await add(number)).toMatchObject({ kind: 'added' });
    await shop.sandbox.fault({ next: 4, http: 503 });
    for (const at of [1, 2]) expect(await add(unknown(at))).toEqual({ kind: 'unavailable' });
    await shop.sandbox.clearFaults();
    expect(
      await shop.payments.rows(
        "SELECT sum(hits)::int AS hits FROM rate_limit WHERE key LIKE 'gift-card:site:%'",
      ),
    ).toEqual([{ hits: 40 }]);
    expect(
      await shop.payments.rows(
        "SELECT sum(hits)::int AS hits FROM rate_limit WHERE key LIKE 'gift-card-wrong:site:%'",
      ),
    ).toEqual([{ hits: 0 }]);
  });
});
