import { describe, expect, it } from '@jest/globals';
import { keyPair } from '../tests/keys.ts';
import { InvalidServiceTokenError, signServiceToken, verifyServiceToken } from './service-token.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const at = (ms: number) => () => new Date(START + ms);
const checkout = keyPair();
const gateway = keyPair();
const publicKeys = { 'cart-checkout': checkout.publicJwk, gateway: gateway.publicJwk };
const sign = (issuer = 'cart-checkout', audience = 'payments-finance', { privateJwk } = checkout) =>
  signServiceToken({ issuer, audience, privateJwk, now: at(0) });
const verify = (token: string, ms = 0) =>
  verifyServiceToken(token, {
    audience: 'payments-finance',
    publicKeys,
    issuers: ['cart-checkout'],
    now: at(ms),
  });

describe('a service token', () => {
  it('names the calling service', async () => {
    expect(await verify(await sign())).toBe('cart-checkout');
  });

  it.each([
    [
      'of a service that may not call',
      async () => verify(await sign('gateway', 'payments-finance', gateway)),
    ],
    ['for another service', async () => verify(await sign('cart-checkout', 'identity'))],
    [
      'signed by another than its issuer',
      async () => verify(await sign('cart-checkout', 'payments-finance', gateway)),
    ],
    ['without an issuer we know', async () => verify(await sign('constructor'))],
    ['66 seconds old', async () => verify(await sign(), 66_000)],
    ['from a clock 6 seconds ahead', async () => verify(await sign(), -6_000)],
    ['that is none', async () => verify('x')],
  ])('%s is refused', async (_case, call) => {
    await expect(call()).rejects.toThrow(InvalidServiceTokenError);
  });
});
