import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cookieOf, startHouse, type House } from './house.ts';

const WHO = 'query Who { who { site sessionId anonymousId customerId } }';
const TOUCH = 'mutation Touch { touch { customerId } }';
const TOKEN = 't'.repeat(43);

let house: House;
beforeEach(async () => {
  house = await startHouse();
});
afterEach(() => house.stop());

/** A set of which `active` signs. */
function setOf<K>(keys: Record<string, K>, active: string) {
  return { accepted: new Map(Object.entries(keys)), active: { kid: active, key: keys[active]! } };
}
const codeOf = async (cookie: string) =>
  (await house.ask(WHO, { cookie })).errors?.[0]?.extensions['code'] ?? 'answered';

describe('while keys are rotated', () => {
  it('an anonymous cookie is valid as long as the key that signed it is accepted', async () => {
    const [former, next] = [Buffer.alloc(32, 'f'), Buffer.alloc(32, 'n')];
    const keys = { former, next };
    house.keys.session = setOf({ former }, 'former');
    const sealedByFormer = cookieOf(await house.ask(WHO));

    house.keys.session = setOf(keys, 'former');
    expect(await codeOf(sealedByFormer)).toBe('answered');
    house.keys.session = setOf(keys, 'next');
    expect(await codeOf(sealedByFormer)).toBe('answered');
    const sealedByNext = cookieOf(await house.ask(WHO));
    house.keys.session = setOf(keys, 'former'); // another gateway, which does not sign with it yet
    expect(await codeOf(sealedByNext)).toBe('answered');
    house.keys.session = setOf({ next }, 'next');
    expect(await codeOf(sealedByNext)).toBe('answered');
    expect(await codeOf(sealedByFormer)).toBe('SessionExpiredError');
  });

  it('web is authenticated by either credential, and not by the former once it is removed', async () => {
    const siteBy = async (credential: string) => {
      const answer = await house.ask(WHO, { 'x-site': 'loupe', 'x-service-credential': credential });
      return (answer.data?.['who'] as { site: string }).site;
    };
    const [former, next] = ['the-former-credential', 'the-next-credential'];
    house.keys.web = setOf({ former, next }, 'former');
    expect([await siteBy(former), await siteBy(next)]).toEqual(['loupe', 'loupe']);
    house.keys.web = setOf({ next }, 'next');
    expect([await siteBy(former), await siteBy(next)]).toEqual(['beaverbrooks', 'loupe']);
  });

  it('assertions and calls to identity are signed with the next key at once, and accepted', async () => {
    const former = house.keys.gateway;
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    house.tokens.set(`beaverbrooks ${TOKEN}`, 'c-1');
    const signedIn = { cookie: `session=${TOKEN}` };
    expect((await house.ask(TOUCH, signedIn)).errors).toBeUndefined();

    house.keys.accepted = { accepted: new Map([...former.accepted, ['next', publicKey]]) };
    expect((await house.ask(TOUCH, signedIn)).errors).toBeUndefined();
    house.keys.gateway = setOf({ next: privateKey }, 'next');
    expect((await house.ask(TOUCH, signedIn)).errors).toBeUndefined();
    house.keys.accepted = { accepted: new Map([['next', publicKey]]) };
    expect((await house.ask(TOUCH, signedIn)).errors).toBeUndefined();
    expect((await house.ask(WHO, signedIn)).errors).toBeUndefined();
  });
});
