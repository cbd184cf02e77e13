import { ORIGIN, vendor } from '../vendor.ts';

const RECAPTCHA_URL = {
  stack: ({ origin }: { origin: (port: 'recaptcha') => string }) => origin('recaptcha'),
  chart: 'url',
  isCalled: true,
} as const;

export const recaptcha = vendor({
  name: 'recaptcha',
  words: 'the vendor',
  persons: { none: 'network addresses, in its logs, without a name by which they are found' },
  adapters: ['packages/bot-check/src'],
  ports: { recaptcha: 17 },
  hosts: { recaptcha: {} },
  keySets: {
    recaptcha: {
      kind: 'text',
      keptMinutes: 5,
      holders: ['identity', 'cart-checkout', 'payments-finance', 'stores-reservations'],
      words: { key: 'text', signs: 'presented to the bot check' },
    },
  },
  chart: {
    url: {
      usual: 'https://www.google.com',
      local: 'http://stores-recaptcha.loupe-stores:8080',
      pattern: ORIGIN,
    },
    scriptUrl: {
      usual: 'https://www.google.com/recaptcha/api.js',
      local: 'http://recaptcha.localhost/recaptcha/api.js',
    },
    siteKey: { usual: '', local: 'sandbox', required: 'your-site-key' },
  },
  environment: {
    identity: { RECAPTCHA_URL },
    'cart-checkout': { RECAPTCHA_URL },
    'payments-finance': { RECAPTCHA_URL },
    'stores-reservations': { RECAPTCHA_URL },
    web: {
      RECAPTCHA_SCRIPT_URL: { stack: ({ at }) => `${at('recaptcha')}/recaptcha/api.js`, chart: 'scriptUrl' },
      // The sandbox accepts any key.
      RECAPTCHA_SITE_KEY: { stack: () => 'sandbox', chart: 'siteKey' },
    },
  },
  timeOuts: {
    botCheck: {
      timeoutMs: 2_000,
      connectMs: 1_000,
      openMs: 10_000,
      comment: 'Fails closed: without an answer the shopper is asked to try again.',
    },
  },
  browser: {
    partner: 'botCheck',
    variable: 'RECAPTCHA_SCRIPT_URL',
    holds: 'script',
    pages: 'all',
    also: ['https://www.gstatic.com'],
  },
  sandbox: {},
});
