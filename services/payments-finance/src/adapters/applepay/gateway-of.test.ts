import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gatewayOf } from './gateway-of.ts';

const APPLE = 'https://apple-pay-gateway.apple.com';
const GATEWAYS = [APPLE, 'https://apple-pay-gateway-nc-pod1.apple.com'];

describe('the host of a merchant validation', () => {
  it.each([`${APPLE}/paymentservices/paymentSession`, `${APPLE}/paymentservices/startSession`, APPLE])(
    '[MU-12] %s is the gateway',
    (url) => {
      expect(gatewayOf(url, GATEWAYS)).toBe(APPLE);
    },
  );

  it.each([
    '',
    'apple-pay-gateway.apple.com',
    'http://apple-pay-gateway.apple.com/paymentservices/paymentSession',
    'https://apple-pay-gateway.apple.com.example/paymentservices/paymentSession',
    'https://apple-pay-gateway.apple.com@example.com/',
    'https://user:pass@apple-pay-gateway.apple.com/',
    'https://example.com/apple-pay-gateway.apple.com',
    'https://example.com/?https://apple-pay-gateway.apple.com/',
    'https://example.com#apple-pay-gateway.apple.com',
    'https://apple-pay-gateway.apple.com:8443/',
    'https://apple-pay-gateway.apple.com\\@example.com/',
    'https://apple-pay-gateway.apple.com\\.example.com/',
    'https://APPLE-PAY-GATEWAY.APPLE.COM/',
    'https://apple-pay-gateway.apple.com./',
    'https://apple-pay-gateway.applé.com/',
    'https://xn--apple-pay-gateway.apple.com/',
    'https://evil.apple.com/',
    'https://apple.com/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://0x7f000001/',
    'file:///etc/passwd',
    'gopher://apple-pay-gateway.apple.com/',
    '//apple-pay-gateway.apple.com/',
    ' https://apple-pay-gateway.apple.com/',
    'https://apple-pay-gateway.apple.com/\r\nhost: example.com',
    'https://apple-pay-gateway.apple.com/%2e%2e',
    `https://apple-pay-gateway.apple.com/${'a'.repeat(300)}`,
  ])('[MU-12] %j is refused', (url) => {
    expect(gatewayOf(url, GATEWAYS)).toBeUndefined();
  });

  it('[MU-12] is one of the list, whatever the page says', () => {
    const near = fc
      .tuple(
        fc.constantFrom('https://', 'http://', '', 'https:/\\'),
        fc.string(),
        fc.constantFrom(...GATEWAYS),
        fc.string(),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), near), (url) => {
        const gateway = gatewayOf(url, GATEWAYS);
        if (gateway === undefined) return;
        expect(GATEWAYS).toContain(gateway);
        expect(new URL(url).origin).toBe(gateway);
      }),
      { numRuns: 5_000 },
    );
  });
});
