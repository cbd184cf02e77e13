import { ORIGIN, vendor } from '../vendor.ts';

/** Our application in the sandbox. */
const CLIENT_ID = 'loupe-sandbox-app';
/** The sandbox's id of our address for its events. */
const WEBHOOK_ID = 'sandbox-webhook';

export const paypal = vendor({
  name: 'paypal',
  words: 'the provider',
  persons: { of: ['paypal'] },
  adapters: ['services/payments-finance/src/adapters/paypal'],
  ports: { paypal: 35 },
  hosts: { paypal: {} },
  keySets: {
    paypal: {
      kind: 'text',
      holders: ['payments-finance'],
      keptMinutes: 5,
      words: { key: 'text: a secret of our application', signs: 'presented to the wallet provider' },
    },
  },
  chart: {
    url: {
      usual: 'https://api-m.paypal.com',
      local: 'http://stores-paypal.loupe-stores:8080',
      pattern: ORIGIN,
    },
    webhookId: { usual: '', local: WEBHOOK_ID, required: 'your-webhook-id' },
    mostReauthorisations: {
      usual: '8',
      pattern: '^[0-9]+$',
      comment: 'How often a hold is authorised again, as agreed with the vendor.',
    },
    clientId: { usual: '', local: CLIENT_ID, required: 'your-client-id' },
  },
  environment: {
    'payments-finance': {
      PAYPAL_URL: { stack: ({ origin }) => origin('paypal'), chart: 'url', isCalled: true },
      PAYPAL_CLIENT_ID: { stack: () => CLIENT_ID, chart: 'clientId' },
      PAYPAL_WEBHOOK_ID: { stack: () => WEBHOOK_ID, chart: 'webhookId' },
      PAYPAL_MOST_REAUTHORISATIONS: { chart: 'mostReauthorisations' },
    },
  },
  webhooks: 'payments-finance',
  timeOuts: {
    wallet: {
      timeoutMs: 8_000,
      connectMs: 1_000,
      openMs: 30_000,
      comment: "The maximum; the caller's deadline reduces it, to leave time to store and return the answer.",
    },
    walletAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  },
  redacted: ['payer', 'payerid', 'clientsecret'],
  returnsFrom: ['paypal.com'],
  sandbox: {
    isDurable: true,
    env: {
      PUBLIC_URL: { stack: ({ at }) => at('paypal'), chart: 'http://paypal.localhost' },
      CLIENT_ID: { stack: () => CLIENT_ID, chart: CLIENT_ID },
      WEBHOOK_ID: { stack: () => WEBHOOK_ID, chart: WEBHOOK_ID },
      WEBHOOK_URL: {
        stack: ({ origin }) => `${origin('gateway')}/webhooks/paypal`,
        chart: 'http://loupe-gateway.loupe:8080/webhooks/paypal',
      },
    },
    callsShop: true,
    page: { host: 'paypal', title: 'wallet sandbox', finds: 'test people and ledger' },
  },
});
