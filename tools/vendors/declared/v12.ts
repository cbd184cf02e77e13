import { ORIGIN, vendor } from '../vendor.ts';

/** Who we are in the sandbox. */
const RETAILER = { id: '4711', guid: '6b0c7f6e-0f0e-4e1e-9a39-2f0d4c1b7a10' };

export const v12 = vendor({
  name: 'v12',
  words: 'the lender',
  persons: { of: ['v12'] },
  adapters: ['services/payments-finance/src/adapters/v12'],
  ports: { v12: 38 },
  hosts: { v12: {} },
  keySets: {
    v12: {
      kind: 'text',
      holders: ['payments-finance'],
      keptMinutes: 5,
      words: { key: 'text: an authentication key of the retailer', signs: 'presented to the lender' },
    },
  },
  chart: {
    url: {
      usual: 'https://apply.v12finance.com',
      local: 'http://stores-v12.loupe-stores:8080',
      pattern: ORIGIN,
    },
    retailerId: { usual: '', local: RETAILER.id, required: 'your-retailer-id' },
    retailerGuid: {
      usual: '',
      local: RETAILER.guid,
      required: '00000000-0000-4000-8000-000000000000',
    },
    submissionMinutes: {
      usual: '30',
      pattern: '^[0-9]+$',
      comment:
        'How long an application may take: minutes to its submission, hours to the decision and to the signature, days in all. Stock is held meanwhile.',
    },
    decisionHours: { usual: '72', pattern: '^[0-9]+$' },
    signatureHours: { usual: '72', pattern: '^[0-9]+$' },
    longestDays: { usual: '7', pattern: '^[0-9]+$' },
  },
  environment: {
    'payments-finance': {
      V12_URL: { stack: ({ origin }) => origin('v12'), chart: 'url', isCalled: true },
      V12_RETAILER_ID: { stack: () => RETAILER.id, chart: 'retailerId' },
      V12_RETAILER_GUID: { stack: () => RETAILER.guid, chart: 'retailerGuid' },
      V12_SUBMISSION_MINUTES: { chart: 'submissionMinutes' },
      V12_DECISION_HOURS: { chart: 'decisionHours' },
      V12_SIGNATURE_HOURS: { chart: 'signatureHours' },
      V12_LONGEST_DAYS: { chart: 'longestDays' },
    },
  },
  webhooks: 'payments-finance',
  timeOuts: {
    financeProducts: {
      timeoutMs: 8_000,
      connectMs: 1_000,
      openMs: 30_000,
      comment: 'Read every ten minutes; no shopper waits for it.',
    },
    loan: {
      timeoutMs: 8_000,
      connectMs: 1_000,
      openMs: 30_000,
      comment: "The maximum; the caller's deadline reduces it, to leave time to store and return the answer.",
    },
    loanAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  },
  redacted: ['authenticationkey', 'retailerguid'],
  returnsFrom: ['v12finance.com'],
  sandbox: {
    isDurable: true,
    env: {
      PUBLIC_URL: { stack: ({ at }) => at('v12'), chart: 'http://v12.localhost' },
      RETAILER_ID: { stack: () => RETAILER.id, chart: RETAILER.id },
      RETAILER_GUID: { stack: () => RETAILER.guid, chart: RETAILER.guid },
      RETURN_URL: {
        stack: ({ ports }) => `http://beaverbrooks.localhost:${ports.web}/api/providerReturn`,
        chart: 'http://beaverbrooks.localhost/api/providerReturn',
      },
      CALLBACK_URL: {
        stack: ({ origin }) => `${origin('gateway')}/webhooks/v12`,
        chart: 'http://loupe-gateway.loupe:8080/webhooks/v12',
      },
    },
    callsShop: true,
    page: { host: 'v12', title: 'lender sandbox', finds: 'applications, its referral desk and products' },
  },
});
