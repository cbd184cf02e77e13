import { describe, expect, it } from '@jest/globals';
import { accepting, keyPair } from '../tests/keys.ts';
import { InvalidServiceTokenError, signServiceToken, verifyServiceToken } from './service-token.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const at = (ms: number) => () => new Date(START + ms);
const checkout = keyPair();
const gateway = keyPair();
const publicKeys = () => ({ 'cart-checkout': accepting(checkout), gateway: accepting(gateway) });
const sign = (issuer = 'cart-checkout', audience = 'payments-finance', { keys } = checkout) =>
  signServiceToken({ issuer, audience, keys, now: at(0) });
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

describe('while a service’s key is rotated, a service token', () => {
  const [former, next] = [keyPair('2026-10'), keyPair('2026-11')];
  const verifyWith = async (signer: typeof former, ...accepted: (typeof former)[]) =>
    verifyServiceToken(await sign('cart-checkout', 'payments-finance', signer), {
      audience: 'payments-finance',
      publicKeys: () => ({ 'cart-checkout': accepting(...accepted) }),
      issuers: ['cart-checkout'],
      now: at(0),
    });

  it('by either key is valid until its own is removed', async () => {
    expect(await verifyWith(former, former, next)).toBe('cart-checkout');
    expect(await verifyWith(next, former, next)).toBe('cart-checkout');
    await expect(verifyWith(former, next)).rejects.toThrow(InvalidServiceTokenError);
    await expect(verifyWith(next, former)).rejects.toThrow(InvalidServiceTokenError);
  });
});
