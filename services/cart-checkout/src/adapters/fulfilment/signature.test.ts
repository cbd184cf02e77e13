import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signMessage, verifiedId } from './signature.ts';

const SECRET = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const NOW = new Date(1_614_265_330_000);
const BODY = Buffer.from('{"test": 2432232314}');
const signed = () => ({
  headers: { ...signMessage({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: BODY }, SECRET, NOW) },
  body: BODY,
});
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

describe('signatures', () => {
  it('are those of Standard Webhooks', () => {
    // The example of the reference libraries: github.com/standard-webhooks/standard-webhooks/tree/main/libraries
    expect(signed().headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
    expect(verifiedId(signed(), [SECRET], NOW)).toBe('msg_p5jXN8AQM9LWM0D4loKWxJek');
  });

  it('[F44] are valid for five minutes before and after, and not for another secret', () => {
    expect(verifiedId(signed(), [SECRET], later(300))).not.toBeNull();
    expect(verifiedId(signed(), [SECRET], later(-300))).not.toBeNull();
    expect(verifiedId(signed(), [SECRET], later(301))).toBeNull();
    expect(verifiedId(signed(), [SECRET], later(-301))).toBeNull();
    expect(verifiedId(signed(), [Buffer.from('another')], NOW)).toBeNull();
  });

  it('[F44] are invalid after any single bit is changed', () => {
    const { headers, body } = signed();
    const flip = (bytes: Buffer, at: number) => {
      const copy = Buffer.from(bytes);
      copy[at % copy.length] = (copy[at % copy.length] ?? 0) ^ 1;
      return copy;
    };
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('webhook-id', 'webhook-timestamp', 'body'), (at, part) => {
        const altered =
          part === 'body'
            ? { headers, body: flip(body, at) }
            : {
                headers: { ...headers, [part]: flip(Buffer.from(headers[part]), at).toString('latin1') },
                body,
              };
        expect(verifiedId(altered, [SECRET], NOW)).toBeNull();
      }),
    );
  });

  it('[F44] are required: a missing, incomplete or malformed one is rejected', () => {
    const { headers, body } = signed();
    const { 'webhook-signature': signature, ...unsigned } = headers;
    expect(verifiedId({ headers: unsigned, body }, [SECRET], NOW)).toBeNull();
    for (const wrong of [
      '',
      'v1,',
      'v1',
      signature.slice(3),
      signature.slice(0, 20),
      `v2,${signature.slice(3)}`,
    ])
      expect(
        verifiedId({ headers: { ...headers, 'webhook-signature': wrong }, body }, [SECRET], NOW),
      ).toBeNull();
  });

  it('[F44] are valid for each accepted secret, and for none that was removed', () => {
    const next = Buffer.alloc(32, 'n');
    const byNext = signMessage({ id: 'msg', body: BODY }, next, NOW);
    expect(verifiedId(signed(), [next, SECRET], NOW)).not.toBeNull();
    expect(verifiedId({ headers: { ...byNext }, body: BODY }, [SECRET, next], NOW)).toBe('msg');
    expect(verifiedId(signed(), [next], NOW)).toBeNull();
    expect(verifiedId(signed(), [], NOW)).toBeNull();
  });

  it('can be several while a secret is rotated', () => {
    const { headers, body } = signed();
    const both = `v1,${Buffer.alloc(32).toString('base64')} ${headers['webhook-signature']}`;
    expect(
      verifiedId({ headers: { ...headers, 'webhook-signature': both }, body }, [SECRET], NOW),
    ).not.toBeNull();
  });
});
