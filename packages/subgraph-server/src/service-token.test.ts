import { describe, expect, it } from '@jest/globals';
import { accepting, keyPair } from '../tests/keys.ts';
import { createServiceTokenVerifier, InvalidServiceTokenError, signServiceToken } from './service-token.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const at = (ms: number) => () => new Date(START + ms);
const checkout = keyPair();
const gateway = keyPair();
const publicKeys = () => ({ 'cart-checkout': accepting(checkout), gateway: accepting(gateway) });
const sign = (issuer = 'cart-checkout', audience = 'payments-finance', { keys } = checkout) =>
  signServiceToken({ issuer, audience, keys, now: at(0) });
const verify = (token: string, ms = 0) =>
  createServiceTokenVerifier({
    audience: 'payments-finance',
    publicKeys,
    issuers: ['cart-checkout'],
    now: at(ms),
  })(token);

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

describe('a service token that was verified', () => {
  it('is not verified again until it expires', async () => {
    const token = await sign();
    let ms = 0;
    let looks = 0;
    const verifyAgain = createServiceTokenVerifier({
      audience: 'payments-finance',
      publicKeys: () => {
        looks += 1;
        return publicKeys();
      },
      issuers: ['cart-checkout'],
      now: () => at(ms)(),
    });
    for (ms = 0; ms < 65_000; ms += 13_000) expect(await verifyAgain(token)).toBe('cart-checkout');
    expect(looks).toBe(1);
    ms = 66_000;
    await expect(verifyAgain(token)).rejects.toThrow(InvalidServiceTokenError);
    expect(looks).toBe(2);
  });
});

describe('while a service’s key is rotated, a service token', () => {
  const [former, next] = [keyPair('2026-10'), keyPair('2026-11')];
  const verifyWith = async (signer: typeof former, ...accepted: (typeof former)[]) =>
    createServiceTokenVerifier({
      audience: 'payments-finance',
      publicKeys: () => ({ 'cart-checkout': accepting(...accepted) }),
      issuers: ['cart-checkout'],
      now: at(0),
    })(await sign('cart-checkout', 'payments-finance', signer));

  it('by either key is valid until its own is removed', async () => {
    expect(await verifyWith(former, former, next)).toBe('cart-checkout');
    expect(await verifyWith(next, former, next)).toBe('cart-checkout');
    await expect(verifyWith(former, next)).rejects.toThrow(InvalidServiceTokenError);
    await expect(verifyWith(next, former)).rejects.toThrow(InvalidServiceTokenError);
  });
});
