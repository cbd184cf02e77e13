import { describe, expect, it } from '@jest/globals';
import { numberDigest, numberDigests } from './number-digest.ts';
import { openGiftCard, sealGiftCard } from './seal-gift-card.ts';
import { VaultKeyMissingError } from './sealed-json.ts';

const keysOf = (active: string, ...kids: string[]) => {
  const accepted = new Map([active, ...kids].map((kid) => [kid, Buffer.alloc(32, kid)]));
  return { accepted, active: { kid: active, key: accepted.get(active)! } };
};
const CARD = { number: '6036280000000000100', pin: '7391' };

describe('a sealed gift card', () => {
  it('is opened with its own key, also after another has become active', () => {
    const sealed = sealGiftCard(CARD, 'row', keysOf('a'));
    expect(openGiftCard(sealed, 'row', keysOf('b', 'a'))).toEqual(CARD);
    expect(() => openGiftCard(sealed, 'row', keysOf('b'))).toThrow(VaultKeyMissingError);
  });

  it('is not opened in another row, nor after it was altered', () => {
    const sealed = sealGiftCard(CARD, 'row', keysOf('a'));
    expect(() => openGiftCard(sealed, 'another', keysOf('a'))).toThrow();
    const altered = Buffer.from(sealed.bytes);
    altered[40] = (altered[40] ?? 0) ^ 1;
    expect(() => openGiftCard({ ...sealed, bytes: altered }, 'row', keysOf('a'))).toThrow();
  });

  it('shows neither number nor PIN nor their length, and is never the same twice', () => {
    const [first, second] = [sealGiftCard(CARD, 'row', keysOf('a')), sealGiftCard(CARD, 'row', keysOf('a'))];
    const short = sealGiftCard({ number: '603628000000', pin: '1234' }, 'row', keysOf('a'));
    expect(first.bytes).not.toEqual(second.bytes);
    expect(first.bytes.length).toBe(short.bytes.length);
    expect(Buffer.from(first.bytes).toString('latin1')).not.toMatch(/7391|603628/);
  });
});

it('a number has one digest for each accepted key, and none without the key', () => {
  const { kid, digest } = numberDigest(CARD.number, keysOf('b', 'a'));
  expect(kid).toBe('b');
  expect(numberDigests(CARD.number, keysOf('b', 'a'))).toContain(digest);
  expect(numberDigests(CARD.number, keysOf('a'))).not.toContain(digest);
  expect(numberDigests(CARD.number, keysOf('a', 'b'))).toHaveLength(2);
});
