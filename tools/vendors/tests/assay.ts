import { ORIGIN, vendor } from '../vendor.ts';

/** A toy: an assay office that asks for everything a declaration can give. */
export const assay = vendor({
  name: 'assay',
  words: 'the assay office',
  persons: { none: 'articles' },
  adapters: ['services/cart-checkout/src/adapters/assay'],
  ports: { assay: 40, 'assay-events': 41 },
  hosts: { assay: {} },
  keySets: {
    assay: {
      kind: 'secret',
      holders: ['cart-checkout'],
      keptMinutes: 5,
      words: { key: 'base64, 24 bytes or more', signs: 'calls to the assay office' },
    },
  },
  certificates: {
    'assay-client': { holders: ['cart-checkout'], words: 'the assay office accepts our calls' },
  },
  chart: {
    url: {
      usual: 'https://api.assay.example',
      local: 'http://stores-assay.loupe-stores:8080',
      pattern: ORIGIN,
    },
    account: { usual: '', local: 'loupe', required: 'your-account' },
    scriptUrl: {
      usual: 'https://js.assay.example/a.js',
      local: 'http://assay.localhost/a.js',
    },
  },
  environment: {
    'cart-checkout': {
      ASSAY_URL: { stack: ({ origin }) => origin('assay'), chart: 'url', isCalled: true },
      ASSAY_ACCOUNT: { stack: () => 'loupe', chart: 'account' },
    },
    web: { ASSAY_SCRIPT_URL: { stack: ({ at }) => `${at('assay')}/a.js`, chart: 'scriptUrl' } },
  },
  webhooks: 'cart-checkout',
  timeOuts: { hallmark: { timeoutMs: 3_000, connectMs: 1_000, openMs: 10_000 } },
  redacted: ['assaypassphrase'],
  returnsFrom: ['assay.example'],
  browser: { partner: 'assay', variable: 'ASSAY_SCRIPT_URL', holds: 'script', pages: 'checkout' },
  sandbox: {
    isDurable: true,
    env: { EVENTS_PORT: { stack: ({ ports }) => String(ports['assay-events']), chart: '8081' } },
    extraPorts: { events: 8081 },
    callsShop: true,
    page: { host: 'assay', title: 'assay office', finds: 'hallmarks' },
  },
});
