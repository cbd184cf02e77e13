import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cookieOf, startTestGateway, type TestGateway } from './test-gateway.ts';

const WHO = 'query Who { who { site sessionId anonymousId customerId } }';
const TOUCH = 'mutation Touch { touch { customerId } }';
const TOKEN = 't'.repeat(43);

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.stop());

/** A key set in which `active` signs. */
function setOf<K>(keys: Record<string, K>, active: string) {
  return { accepted: new Map(Object.entries(keys)), active: { kid: active, key: keys[active]! } };
}
const codeOf = async (cookie: string) =>
  (await gateway.ask(WHO, { cookie })).errors?.[0]?.extensions['code'] ?? 'answered';

describe('during a key rotation', () => {
  it('an anonymous cookie is valid as long as the key that signed it is accepted', async () => {
    const [former, next] = [Buffer.alloc(32, 'f'), Buffer.alloc(32, 'n')];
    const keys = { former, next };
    gateway.keys.session = setOf({ former }, 'former');
    const sealedByFormer = cookieOf(await gateway.ask(TOUCH));

    gateway.keys.session = setOf(keys, 'former');
    expect(await codeOf(sealedByFormer)).toBe('answered');
    gateway.keys.session = setOf(keys, 'next');
    expect(await codeOf(sealedByFormer)).toBe('answered');
    const sealedByNext = cookieOf(await gateway.ask(TOUCH));
    gateway.keys.session = setOf(keys, 'former'); // another gateway, which does not sign with it yet
    expect(await codeOf(sealedByNext)).toBe('answered');
    gateway.keys.session = setOf({ next }, 'next');
    expect(await codeOf(sealedByNext)).toBe('answered');
    expect(await codeOf(sealedByFormer)).toBe('SessionExpiredError');
  });

  it('web is authenticated by either credential, and not by the former once it is removed', async () => {
    const siteBy = async (credential: string) => {
      const answer = await gateway.ask(WHO, { 'x-site': 'loupe', 'x-service-credential': credential });
      return (answer.data?.['who'] as { site: string }).site;
    };
    const [former, next] = ['the-former-credential', 'the-next-credential'];
    const keys = { former: Buffer.from(former), next: Buffer.from(next) };
    gateway.keys.web = setOf(keys, 'former');
    expect([await siteBy(former), await siteBy(next)]).toEqual(['loupe', 'loupe']);
    gateway.keys.web = setOf({ next: keys.next }, 'next');
    expect([await siteBy(former), await siteBy(next)]).toEqual(['beaverbrooks', 'loupe']);
  });

  it('assertions and calls to identity are signed with the next key at once, and accepted', async () => {
    const former = gateway.keys.gateway;
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    gateway.tokens.set(`beaverbrooks ${TOKEN}`, 'c-1');
    const signedIn = { cookie: `session=${TOKEN}` };
    expect((await gateway.ask(TOUCH, signedIn)).errors).toBeUndefined();

    gateway.keys.accepted = { accepted: new Map([...former.accepted, ['next', publicKey]]) };
    expect((await gateway.ask(TOUCH, signedIn)).errors).toBeUndefined();
    gateway.keys.gateway = setOf({ next: privateKey }, 'next');
    expect((await gateway.ask(TOUCH, signedIn)).errors).toBeUndefined();
    gateway.keys.accepted = { accepted: new Map([['next', publicKey]]) };
    expect((await gateway.ask(TOUCH, signedIn)).errors).toBeUndefined();
    expect((await gateway.ask(WHO, signedIn)).errors).toBeUndefined();
  });
});
