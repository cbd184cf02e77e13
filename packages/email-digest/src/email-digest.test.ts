import { describe, expect, it } from '@jest/globals';
import { emailComparison, emailDigester, emailDigests } from './email-digest.ts';

const [former, next] = [Buffer.alloc(32, 'f'), Buffer.alloc(32, 'n')];
const both = { accepted: new Map([...Object.entries({ former, next })]), active: { kid: 'next', key: next } };
const formerOnly = { accepted: new Map([['former', former]]) };

describe('the digest of an e-mail', () => {
  it('is the same however the e-mail is written, and none can be made without the key', () => {
    const digestOf = emailDigester(() => both);
    expect(digestOf(' ADA@Example.com ')).toEqual(digestOf('ada@example.com'));
    expect(digestOf('ada@example.com').keyId).toBe('next');
    const other = emailDigester(() => ({ ...both, active: { kid: 'former', key: former } }));
    expect(other('ada@example.com').digest).not.toBe(digestOf('ada@example.com').digest);
  });

  it('is counted under every accepted key, the one events are made with among them', () => {
    const counted = emailDigests(() => both)('Ada@example.com');
    expect(counted).toHaveLength(2);
    expect(counted).toContain(emailDigester(() => both)('ada@example.com').digest);
    expect(counted).toEqual(expect.arrayContaining(emailDigests(() => formerOnly)('ada@example.com')));
  });

  it('is compared by the key it names, by every key if it names none, and not by a key that is not accepted', () => {
    const digest = emailDigester(() => both)('ada@example.com');
    const compare = emailComparison(() => both);
    expect(compare(digest)?.(' ADA@example.com')).toBe(true);
    expect(compare(digest)?.('eve@example.com')).toBe(false);
    expect(compare({ ...digest, keyId: 'former' })?.('ada@example.com')).toBe(false);
    expect(compare({ ...digest, digest: 'not hex' })?.('ada@example.com')).toBe(false);
    expect(emailComparison(() => formerOnly)(digest)).toBeNull();
  });
});
