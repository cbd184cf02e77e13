import { vendor } from '../vendor.ts';

/** Our merchant in the sandbox. */
const MERCHANT_ID = 'merchant.loupe.sandbox';

export const applepay = vendor({
  name: 'applepay',
  words: 'Apple',
  persons: { of: ['applepay'] },
  adapters: ['services/payments-finance/src/adapters/applepay'],
  ports: { applepay: 44, 'applepay-gateway': 45 },
  hosts: { applepay: {} },
  certificates: {
    'apple-pay-merchant': { holders: ['payments-finance'], words: 'Apple knows us as a merchant' },
  },
  chart: {
    gateways: {
      usual: 'https://apple-pay-gateway.apple.com,https://cn-apple-pay-gateway.apple.com',
      local: 'https://stores-applepay.loupe-stores:8443',
      pattern: '^https://[a-z0-9.-]+(:[0-9]+)?(,https://[a-z0-9.-]+(:[0-9]+)?)*$',
      comment: 'Comma-separated: no other host is asked for a merchant session.',
    },
    merchantId: { usual: '', local: MERCHANT_ID, comment: 'Empty where Apple Pay is not offered.' },
  },
  environment: {
    'payments-finance': {
      APPLEPAY_GATEWAYS: {
        stack: ({ ports }) => `https://127.0.0.1:${ports['applepay-gateway']}`,
        chart: 'gateways',
        isCalled: true,
      },
      APPLEPAY_MERCHANT_ID: { stack: () => MERCHANT_ID, chart: 'merchantId' },
    },
  },
  timeOuts: {
    merchantSession: {
      timeoutMs: 8_000,
      connectMs: 1_000,
      openMs: 30_000,
      comment: 'The sheet waits for it, 30 seconds at most.',
    },
  },
  redacted: ['paymentdata', 'merchantsession', 'merchantsessionidentifier'],
  sandbox: {
    env: {
      GATEWAY_PORT: { stack: ({ ports }) => String(ports['applepay-gateway']), chart: '8443' },
      MERCHANT_ID: { stack: () => MERCHANT_ID, chart: MERCHANT_ID },
      CYBERSOURCE_URL: {
        stack: ({ ports }) =>
          `http://127.0.0.1:${(ports as Readonly<Record<string, number>>)['cybersource']}`,
        chart: 'http://stores-cybersource:8080',
      },
      SHOPS: {
        stack: ({ ports }) =>
          `http://beaverbrooks.localhost:${ports.web},http://loupe.localhost:${ports.web}`,
        chart: '',
      },
    },
    extraPorts: { gateway: 8443 },
    servesTls: {
      certificate: 'apple-pay-gateway',
      trustedBy: ['payments-finance'],
      hosts: ['127.0.0.1', 'stores-applepay.loupe-stores'],
    },
    standIn: { host: 'applepay', path: '/stand-in.js' },
    page: {
      host: 'applepay',
      title: 'Apple Pay sandbox',
      finds: 'switches Apple Pay on for this browser; test cards',
    },
  },
});
