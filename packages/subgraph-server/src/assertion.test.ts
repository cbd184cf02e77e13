import type { KeyObject } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { accepting, keyPair } from '../tests/keys.ts';
import type { Actor } from './actor.ts';
import { createAssertionVerifier, InvalidAssertionError, signAssertion } from './assertion.ts';

const gateway = keyPair();
const stranger = keyPair();
const shopper: Actor = { site: 'loupe', sessionId: 's-1', anonymousId: 'a-1', customerId: 'c-1' };
const START = Date.parse('2026-11-21T12:00:00Z');

let nowMs = START;
const now = () => new Date(nowMs);
const verifier = () => {
  nowMs = START;
  return createAssertionVerifier({ publicKeys: () => ({ gateway: accepting(gateway) }), now });
};
const sign = (actor: Actor = shopper, { keys } = gateway) => signAssertion(actor, { keys, now });

async function signClaims(
  claims: Record<string, unknown>,
  {
    issuer = 'gateway',
    audience = 'subgraph',
    life = 60,
    header = { kid: gateway.kid },
    key = gateway.keys().active.key,
  }: { issuer?: string; audience?: string; life?: number; header?: { kid?: string }; key?: KeyObject } = {},
) {
  const seconds = START / 1000;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', ...header })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + life)
    .sign(key);
}

describe('an assertion', () => {
  it('carries site, session, anonymous and customer id, A/B group, and when the password was given again', async () => {
    const verify = verifier();
    for (const actor of [
      shopper,
      { ...shopper, passwordConfirmedAtMs: START - 60_000 },
      { ...shopper, abGroup: 'variant' },
      { site: 'beaverbrooks', sessionId: null, anonymousId: null, customerId: null },
    ] as const) {
      expect(await verify(await sign(actor))).toEqual(actor);
    }
  });

  it('is valid for 60 seconds plus 5 of skew, cached or not', async () => {
    const verify = verifier();
    const assertion = await sign();
    for (const again of [verify, verifier()]) {
      nowMs = START + 64_999;
      expect(await again(assertion)).toEqual(shopper);
      nowMs = START + 65_001;
      await expect(again(assertion)).rejects.toThrow(InvalidAssertionError);
    }
  });

  it('is valid from a clock 5 seconds ahead, but not 6', async () => {
    const verify = verifier();
    const assertion = await sign();
    nowMs = START - 6_000;
    await expect(verify(assertion)).rejects.toThrow(InvalidAssertionError);
    nowMs = START - 5_000;
    expect(await verify(assertion)).toEqual(shopper);
  });

  it('with a longer lifetime of its own is not valid for longer', async () => {
    const verify = verifier();
    const claims = { site: 'loupe', sid: null, anonymous_id: null, customer_id: null };
    const assertion = await signClaims(claims, { life: 3_600 });
    await verify(assertion);
    nowMs = START + 66_000;
    await expect(verify(assertion)).rejects.toThrow(InvalidAssertionError);
  });

  it('with any byte altered is refused', async () => {
    const verify = verifier();
    const assertion = await sign();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    // The last character of base64url has two bits of the 64-byte signature and four unused bits.
    const positions = fc.integer({ min: 0, max: assertion.length - 2 });
    await fc.assert(
      fc.asyncProperty(positions, fc.constantFrom(...letters), async (position, letter) => {
        fc.pre(assertion[position] !== letter);
        const altered = assertion.slice(0, position) + letter + assertion.slice(position + 1);
        await expect(verify(altered)).rejects.toThrow(InvalidAssertionError);
      }),
    );
  });

  it.each([
    ['a foreign key', () => sign(shopper, stranger)],
    [
      'another audience',
      () =>
        signClaims(
          { site: 'loupe', sid: null, anonymous_id: null, customer_id: null },
          { audience: 'identity' },
        ),
    ],
    [
      'another issuer',
      () =>
        signClaims({ site: 'loupe', sid: null, anonymous_id: null, customer_id: null }, { issuer: 'web' }),
    ],
    [
      'an unknown site',
      () => signClaims({ site: 'elsewhere', sid: null, anonymous_id: null, customer_id: null }),
    ],
    ['no customer claim', () => signClaims({ site: 'loupe', sid: null, anonymous_id: null })],
    ['no signature', async () => `${(await sign()).split('.').slice(0, 2).join('.')}.`],
    ['text that is no token', async () => 'null'],
    [
      'alg none',
      async () =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await sign()).split('.')[1] ?? ''}.`,
    ],
  ])('with %s is refused', async (_case, assertion) => {
    await expect(verifier()(await assertion())).rejects.toThrow(InvalidAssertionError);
  });

  it('is refused when no key of the gateway is configured', async () => {
    const publicKeys = () => ({ 'cart-checkout': accepting(gateway) });
    const verify = createAssertionVerifier({ publicKeys, now });
    await expect(verify(await sign())).rejects.toThrow(InvalidAssertionError);
  });
});

describe('while the gateway’s key is rotated, an assertion', () => {
  const [former, next] = [keyPair('2026-10'), keyPair('2026-11')];
  /** One verifier whose accepted keys change. */
  function subgraph(...accepted: (typeof former)[]) {
    nowMs = START;
    const known = { accepted };
    const verify = createAssertionVerifier({
      publicKeys: () => ({ gateway: accepting(...known.accepted) }),
      now,
    });
    return { known, verify };
  }

  it('by either key is valid, and the next is accepted before it signs', async () => {
    const { known, verify } = subgraph(former);
    await expect(verify(await sign(shopper, next))).rejects.toThrow(InvalidAssertionError);
    known.accepted = [former, next];
    expect(await verify(await sign(shopper, former))).toEqual(shopper);
    expect(await verify(await sign(shopper, next))).toEqual(shopper);
    known.accepted = [next];
    expect(await verify(await sign({ ...shopper, sessionId: 's-2' }, next))).toMatchObject({
      sessionId: 's-2',
    });
    await expect(verify(await sign({ ...shopper, sessionId: 's-3' }, former))).rejects.toThrow(
      InvalidAssertionError,
    );
  });

  it('whose kid is missing or not that of its signature is refused', async () => {
    const { verify } = subgraph(former, next);
    const claims = { site: 'loupe', sid: null, anonymous_id: 'a-1', customer_id: null };
    for (const header of [{}, ...[former.kid, 'unknown', '__proto__'].map((kid) => ({ kid }))]) {
      const assertion = await signClaims(claims, { key: next.keys().active.key, header });
      await expect(verify(assertion)).rejects.toThrow(InvalidAssertionError);
    }
  });
});
