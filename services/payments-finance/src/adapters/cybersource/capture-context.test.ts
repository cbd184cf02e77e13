import { beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { createCaptureContexts } from './capture-context.ts';
import type { VendorCall } from './transport.ts';
import type { VendorReply } from '../vendor/request-once.ts';

const now = () => new Date();
let vendorKey: CryptoKey;
let otherKey: CryptoKey;
let publicJwk: JWK;
beforeAll(async () => {
  const vendor = await generateKeyPair('RS256');
  [vendorKey, publicJwk] = [vendor.privateKey, await exportJWK(vendor.publicKey)];
  otherKey = (await generateKeyPair('RS256')).privateKey;
});

const context = (key: CryptoKey, { issuer = 'Flex API', expires = '15m' } = {}) =>
  new SignJWT({
    flx: { jwk: { kty: 'RSA', n: 'n', e: 'AQAB', kid: 'session', use: 'enc' } },
    ctx: [
      { data: { clientLibrary: 'https://flex.example.com/x.js', clientLibraryIntegrity: 'sha256-AAAA' } },
    ],
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'zu' })
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(expires)
    .setJti('jti-0123456789abcdef')
    .sign(key);

/** A vendor that answers with this context and publishes its key; counts the requests for the key. */
function vendorWith(jwt: string) {
  let keyReads = 0;
  const call = async ({ path }: VendorCall): Promise<VendorReply> => {
    if (path === '/microform/v2/sessions') return { kind: 'reply', status: 201, text: jwt };
    keyReads += 1;
    return { kind: 'reply', status: 200, text: JSON.stringify(publicJwk) };
  };
  const transport = { call, room: () => Infinity, answers: () => true, close: async () => {} };
  return { issue: createCaptureContexts({ transport, targetOrigins: [], now }), keyReads: () => keyReads };
}

describe('capture context', () => {
  it('[ER-05] of a vendor that refuses is not available, because of its HTTPError', async () => {
    const call = async (): Promise<VendorReply> => ({ kind: 'reply', status: 502, text: 'Bad Gateway' });
    const transport = { call, room: () => Infinity, answers: () => true, close: async () => {} };
    await expect(createCaptureContexts({ transport, targetOrigins: [], now })()).rejects.toMatchObject({
      name: 'CardProviderUnavailableError',
      cause: { name: 'HTTPError', status: 502 },
    });
  });

  it('[QY-15] is accepted with the vendor’s signature; its key is requested once', async () => {
    const { issue, keyReads } = vendorWith(await context(vendorKey));
    expect(await issue()).toMatchObject({
      clientLibrary: 'https://flex.example.com/x.js',
      kid: 'session',
      key: { kty: 'RSA', n: 'n', e: 'AQAB' },
    });
    await issue();
    expect(keyReads()).toBe(1);
  });

  it.each<[string, () => Promise<string>]>([
    ['signed by another key', () => context(otherKey)],
    ['of another issuer', () => context(vendorKey, { issuer: 'Someone' })],
    ['expired', () => context(vendorKey, { expires: '-1s' })],
    ['no JWT', async () => 'maintenance'],
  ])('[QY-15] is refused when %s', async (_, made) => {
    await expect(vendorWith(await made()).issue()).rejects.toMatchObject({
      name: 'CardProviderUnavailableError',
    });
  });
});
