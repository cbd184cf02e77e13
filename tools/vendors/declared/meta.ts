import { vendor } from '../vendor.ts';

/** What the sandbox knows each shop by. */
const PIXELS = 'beaverbrooks=100000000000001,loupe=100000000000002';

export const meta = vendor({
  name: 'meta',
  words: 'the advertising network',
  persons: { of: 'orders' },
  adapters: ['services/identity/src/adapters/meta'],
  ports: { meta: 47 },
  hosts: { meta: {} },
  keySets: {
    meta: {
      kind: 'text',
      holders: ['identity'],
      keptMinutes: 5,
      words: { key: 'text: an access token', signs: 'presented to the advertising network' },
    },
  },
  chart: {
    url: {
      usual: '',
      local: 'http://stores-meta.loupe-stores:8080/v25.0',
      pattern: '^$|^https?://[^/]+/v[0-9]+\\.[0-9]+$',
      comment:
        'Takes conversions of visitors who agreed to marketing: https://graph.facebook.com/v25.0. Empty: nothing is stored or sent.',
    },
    pixels: {
      usual: '',
      local: PIXELS,
      pattern: '^$|^beaverbrooks=[0-9]+,loupe=[0-9]+$',
      comment: 'beaverbrooks={id},loupe={id}',
    },
  },
  environment: {
    identity: {
      META_URL: { stack: ({ origin }) => `${origin('meta')}/v25.0`, chart: 'url', isCalled: true },
      META_PIXELS: { stack: () => PIXELS, chart: 'pixels' },
    },
  },
  timeOuts: {
    conversion: {
      timeoutMs: 1_500,
      connectMs: 1_000,
      openMs: 30_000,
      comment: 'Sent from a table; no shopper waits for it.',
    },
  },
  redacted: ['userdata', 'accesstoken', 'fbc', 'fbp'],
  sandbox: {
    isDurable: true,
    env: { PIXELS: { stack: () => PIXELS, chart: PIXELS } },
    page: { host: 'meta', title: 'advertising network', finds: 'conversions, good and bad' },
  },
});
