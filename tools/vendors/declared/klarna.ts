import { ORIGIN, vendor } from '../vendor.ts';

/** Our API user in the sandbox. */
const USERNAME = 'loupe-sandbox-user';

export const klarna = vendor({
  name: 'klarna',
  words: 'the provider',
  persons: { of: ['klarna'] },
  adapters: ['services/payments-finance/src/adapters/klarna'],
  ports: { klarna: 36 },
  hosts: { klarna: {} },
  keySets: {
    klarna: {
      kind: 'text',
      holders: ['payments-finance'],
      keptMinutes: 5,
      words: { key: 'text: a password of our API user', signs: 'presented to the pay-later provider' },
    },
  },
  chart: {
    url: {
      usual: 'https://api.klarna.com',
      local: 'http://stores-klarna.loupe-stores:8080',
      pattern: ORIGIN,
    },
    scriptUrl: {
      usual: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
      local: 'http://klarna.localhost/lib/v1/api.js',
      comment: "Of the provider's widget.",
    },
    username: { usual: '', local: USERNAME, required: 'your-api-user' },
    callbackUrl: {
      usual: '',
      local: 'http://loupe-gateway.loupe:8080/webhooks/klarna',
      required: 'https://www.example.co.uk/webhooks/klarna',
      comment: 'Where the provider tells us what it has decided.',
    },
    in3Enabled: {
      usual: 'true',
      pattern: '^(true|false)$',
      comment:
        'Whether pages say that a purchase can be paid in three, and the prices from and to which it can, in pence.',
    },
    in3From: { usual: '3000', pattern: '^[0-9]+$' },
    in3To: { usual: '200000', pattern: '^[0-9]+$' },
    decisionHours: {
      usual: '24',
      pattern: '^[0-9]+$',
      comment:
        'For so many hours the provider may look at a payment before it is given up. Stock is held meanwhile.',
    },
  },
  environment: {
    'payments-finance': {
      KLARNA_URL: { stack: ({ origin }) => origin('klarna'), chart: 'url', isCalled: true },
      KLARNA_USERNAME: { stack: () => USERNAME, chart: 'username' },
      KLARNA_CALLBACK_URL: {
        stack: ({ origin }) => `${origin('gateway')}/webhooks/klarna`,
        chart: 'callbackUrl',
      },
      KLARNA_IN_3_ENABLED: { chart: 'in3Enabled' },
      KLARNA_IN_3_FROM: { chart: 'in3From' },
      KLARNA_IN_3_TO: { chart: 'in3To' },
      KLARNA_DECISION_HOURS: { chart: 'decisionHours' },
    },
    web: { KLARNA_SCRIPT_URL: { stack: ({ at }) => `${at('klarna')}/lib/v1/api.js`, chart: 'scriptUrl' } },
  },
  webhooks: 'payments-finance',
  timeOuts: {
    payLater: {
      timeoutMs: 8_000,
      connectMs: 1_000,
      openMs: 30_000,
      comment: "The maximum; the caller's deadline reduces it, to leave time to store and return the answer.",
    },
    payLaterAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  },
  redacted: ['authorizationtoken', 'clienttoken', 'billingaddress', 'shippingaddress'],
  returnsFrom: ['klarna.com'],
  browser: {
    partner: 'payLater',
    variable: 'KLARNA_SCRIPT_URL',
    holds: 'script',
    pages: 'checkout',
    also: ['https://js.klarna.com'],
  },
  sandbox: {
    isDurable: true,
    env: {
      PUBLIC_URL: { stack: ({ at }) => at('klarna'), chart: 'http://klarna.localhost' },
      USERNAME: { stack: () => USERNAME, chart: USERNAME },
    },
    callsShop: true,
    page: { host: 'klarna', title: 'pay-later sandbox', finds: 'test people and ledger' },
  },
});
