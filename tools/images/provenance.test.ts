import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ProvenanceError, signProvenance, verifyProvenance, type Built } from './provenance.ts';

const pair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const own = pair();
const BUILT: Built = {
  image: 'example.test/shop/gateway',
  digest: 'sha256:00ff',
  commit: 'c0ffee',
  isChanged: false,
  base: 'node:24',
  at: new Date('2026-11-23T10:00:00Z'),
};

describe('the provenance of an image', () => {
  it('names the commit to who has the public key', () => {
    const envelope = signProvenance(BUILT, own.privateKey);
    expect(verifyProvenance(envelope, 'sha256:00ff', own.publicKey)).toBe('c0ffee');
  });

  it('of another key is refused', () => {
    const envelope = signProvenance(BUILT, pair().privateKey);
    expect(() => verifyProvenance(envelope, 'sha256:00ff', own.publicKey)).toThrow(ProvenanceError);
  });

  it('of another image is refused', () => {
    const envelope = signProvenance(BUILT, own.privateKey);
    expect(() => verifyProvenance(envelope, 'sha256:beef', own.publicKey)).toThrow(/another image/);
  });

  it('that was altered is refused', () => {
    const envelope = signProvenance(BUILT, own.privateKey);
    const text = Buffer.from(envelope.payload, 'base64').toString().replace('c0ffee', 'beefed');
    const altered = { ...envelope, payload: Buffer.from(text).toString('base64') };
    expect(() => verifyProvenance(altered, 'sha256:00ff', own.publicKey)).toThrow(ProvenanceError);
  });

  it('of a checkout with changes is refused', () => {
    const envelope = signProvenance({ ...BUILT, isChanged: true }, own.privateKey);
    expect(() => verifyProvenance(envelope, 'sha256:00ff', own.publicKey)).toThrow(/in no commit/);
  });
});
