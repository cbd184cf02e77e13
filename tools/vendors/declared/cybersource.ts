import { ORIGIN, vendor } from '../vendor.ts';

/** The merchant account in the sandbox, and the id of its first key. */
const MERCHANT_ID = 'loupe_sandbox';
const KEY_ID = '08c94330-f618-42a3-b09d-e1e43be5efda';

export const cybersource = vendor({
  name: 'cybersource',
  words: 'the provider',
  persons: { of: ['credit-card', 'applepay'] },
  adapters: ['services/payments-finance/src/adapters/cybersource'],
  ports: { cybersource: 10 },
  hosts: { cybersource: {}, bank: {} },
  keySets: {
    cybersource: {
      kind: 'secret',
      holders: ['payments-finance'],
      keptMinutes: 5,
      firstKid: KEY_ID,
      words: { key: "base64, by the provider's id", signs: 'calls to the card provider' },
    },
  },
  chart: {
    url: {
      usual: 'https://api.cybersource.com',
      local: 'http://stores-cybersource.loupe-stores:8080',
      pattern: ORIGIN,
    },
    host: { usual: 'api.cybersource.com', local: 'stores-cybersource.loupe-stores:8080' },
    merchantId: { usual: '', local: MERCHANT_ID, required: 'your-merchant-id' },
    origins: {
      usual: 'https://flex.cybersource.com,https://centinelapi.cardinalcommerce.com',
      local: 'http://cybersource.localhost,http://bank.localhost',
      comment: "Of the card fields and the bank's pages, comma-separated.",
    },
  },
  environment: {
    'payments-finance': {
      CYBERSOURCE_URL: { stack: ({ origin }) => origin('cybersource'), chart: 'url', isCalled: true },
      CYBERSOURCE_HOST: { stack: ({ ports }) => `127.0.0.1:${ports.cybersource}`, chart: 'host' },
      CYBERSOURCE_MERCHANT_ID: { stack: () => MERCHANT_ID, chart: 'merchantId' },
    },
    web: { CARD_ORIGINS: { stack: ({ at }) => `${at('cybersource')},${at('bank')}`, chart: 'origins' } },
  },
  timeOuts: {
    cardProvider: {
      timeoutMs: 8_000,
      connectMs: 1_000,
      openMs: 30_000,
      comment: "The maximum; the caller's deadline reduces it, to leave time to store and return the answer.",
    },
    captureContext: { timeoutMs: 3_000, connectMs: 1_000, openMs: 30_000 },
    payerAuthentication: { timeoutMs: 3_000, connectMs: 1_000, openMs: 30_000 },
    cardProviderAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  },
  redacted: ['cardnumber', 'pan', 'cvv', 'cvn', 'cvc', 'securitycode', 'cardholder', 'cardholdername'],
  returnsFrom: ['cybersource.com', 'cardinalcommerce.com'],
  browser: {
    partner: 'card',
    variable: 'CARD_ORIGINS',
    holds: 'origins',
    pages: 'checkout',
    forms: true,
  },
  sandbox: {
    isDurable: true,
    env: {
      PUBLIC_URL: { stack: ({ at }) => at('cybersource'), chart: 'http://cybersource.localhost' },
      BANK_URL: { stack: ({ at }) => at('bank'), chart: 'http://bank.localhost' },
      MERCHANT_ID: { stack: () => MERCHANT_ID, chart: MERCHANT_ID },
    },
    page: { host: 'cybersource', title: 'card sandbox', finds: 'test cards and ledger' },
  },
});
