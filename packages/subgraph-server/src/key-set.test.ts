import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { keyPair } from '../tests/keys.ts';
import { credential, hmacKey, keySet, kidsOf, privateKey, publicKey, signingKeySet } from './key-set.ts';

const secret = () => randomBytes(32).toString('base64');
const wrongWith = (
  shape: { safeParse(value: unknown): { error?: { issues: readonly object[] } } },
  value: unknown,
) => JSON.stringify(shape.safeParse(value).error?.issues ?? []);

describe('a key set', () => {
  it('accepts every key and signs with the active one', () => {
    const keys = { old: secret(), new: secret() };
    const set = signingKeySet(hmacKey).parse({ active: 'old', keys });
    expect([...set.accepted.keys()]).toEqual(['old', 'new']);
    expect(set.active.kid).toBe('old');
    expect(createHmac('sha256', set.active.key).digest()).toEqual(
      createHmac('sha256', Buffer.from(keys.old, 'base64')).digest(),
    );
  });

  it('has credentials as bytes, which a heap snapshot does not contain', () => {
    const set = signingKeySet(credential).parse({ active: 'a', keys: { a: 'a-password-of-ours' } });
    expect(set.active.key).toEqual(Buffer.from('a-password-of-ours'));
  });

  it('may name an active key for a verifier too, so that both sides can use the same text', () => {
    const { publicJwk } = keyPair();
    expect(kidsOf({ gateway: keySet(publicKey).parse({ active: 'a', keys: { a: publicJwk } }) })).toEqual({
      gateway: { accepted: ['a'] },
    });
  });

  it('lists the ids of its keys and nothing else', () => {
    const keys = { old: secret(), new: secret() };
    expect(kidsOf({ session: signingKeySet(hmacKey).parse({ active: 'new', keys }) })).toEqual({
      session: { active: 'new', accepted: ['old', 'new'] },
    });
  });

  it.each([
    ['no key', signingKeySet(hmacKey), { active: 'a', keys: {} }, 'holds no key'],
    [
      'an active key that is not there',
      signingKeySet(hmacKey),
      { active: 'b', keys: { a: secret() } },
      'names no key',
    ],
    ['nothing active', signingKeySet(hmacKey), { keys: { a: secret() } }, 'active'],
    ['a secret that is too short', signingKeySet(hmacKey), { active: 'a', keys: { a: 'c2hvcnQ=' } }, '>=32'],
    [
      'a secret that is no base64',
      signingKeySet(hmacKey),
      { active: 'a', keys: { a: '*'.repeat(40) } },
      'base64',
    ],
    [
      'a private key for others to check with',
      keySet(publicKey),
      { keys: { a: keyPair().privateJwk } },
      'a public one',
    ],
    [
      'half of a private key',
      signingKeySet(privateKey),
      { active: 'a', keys: { a: keyPair().publicJwk } },
      '"d"',
    ],
    [
      'a key of the wrong length',
      signingKeySet(privateKey),
      { active: 'a', keys: { a: { ...keyPair().privateJwk, d: 'AAAA' } } },
      'is no Ed25519 key',
    ],
    [
      'a credential with a line break',
      signingKeySet(credential),
      { active: 'a', keys: { a: 'one\ntwo-three' } },
      'without spaces',
    ],
  ])('is rejected with %s, which the error names', (_case, shape, value, says) => {
    expect(wrongWith(shape, value)).toContain(says);
  });
});
