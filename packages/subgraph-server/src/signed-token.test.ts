import { describe, expect, it } from '@jest/globals';
import { signedTokens, uuidBytes, uuidOf } from './signed-token.ts';

const key = (letter: string) => Buffer.alloc(32, letter);
const keys =
  (active: string, ...others: string[]) =>
  () => ({
    active: { kid: active, key: key(active) },
    accepted: new Map([active, ...others].map((kid) => [kid, key(kid)])),
  });
const tokens = (set = keys('a'), purpose = 'reservation') => signedTokens({ purpose, bytes: 20, keys: set });
const PAYLOAD = Buffer.alloc(20, 7);

describe('a signed token', () => {
  it('is read back, also while its key is rotated, and not after', () => {
    const token = tokens().make(PAYLOAD);
    expect(token).toMatch(/^[\w-]+$/);
    expect(tokens().read(token)).toEqual(PAYLOAD);
    expect(tokens(keys('b', 'a')).read(token)).toEqual(PAYLOAD);
    expect(tokens(keys('b')).read(token)).toBeNull();
  });

  it('of another purpose, altered in any character, shortened or lengthened is none of ours', () => {
    const token = tokens().make(PAYLOAD);
    expect(tokens(keys('a'), 'pay again').read(token)).toBeNull();
    for (const at of token.slice(0, -1).split('').keys()) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(tokens().read(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
    for (const bad of ['', token.slice(1), `${token}A`, `${token} `]) expect(tokens().read(bad)).toBeNull();
  });

  it('holds a UUID in 16 bytes', () => {
    const id = '0199c0de-0000-7000-8000-0123456789ab';
    expect(uuidBytes(id)).toHaveLength(16);
    expect(uuidOf(uuidBytes(id))).toBe(id);
  });
});
