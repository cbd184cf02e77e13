import { ORIGIN, vendor } from '../vendor.ts';

/** The shop's key at the sandbox's collector, part of an address and no secret. */
const TRACKER_KEY = 'loupe';
/** What the sandbox knows each shop by. */
const TOKENS = { beaverbrooks: 'beaverbrooks-en-gb', loupe: 'loupe-en-gb' };
/** Who may load the shop's catalogue at the sandbox. */
const FEED_CREDENTIALS = 'loupe-feed:e0b1c6a4-feed';

export const attraqt = vendor({
  name: 'attraqt',
  words: 'the search provider',
  persons: { none: 'an id of a browser tab that stands in none of our tables' },
  adapters: ['services/catalog-search/src/adapters/attraqt'],
  ports: { attraqt: 34 },
  hosts: { attraqt: { inCluster: 'attraqt' } },
  chart: {
    trackerUrl: {
      usual: '',
      local: `http://stores-attraqt.loupe-stores:8080/${TRACKER_KEY}`,
      pattern: '^$|^https?://[^/]+/[^/]+$',
      comment:
        'Of the collector, with the key: https://collect-eu.attraqt.io/{key}; empty: no activity is sent. The others are for search.engine attraqt.',
    },
    url: { usual: '', pattern: ORIGIN },
    feedUrl: { usual: '', pattern: ORIGIN, comment: 'With user and password.' },
    tokens: {
      usual: '',
      pattern: '^$|^beaverbrooks=[^,=]+,loupe=[^,=]+$',
      comment: 'beaverbrooks={token},loupe={token}',
    },
  },
  environment: {
    'catalog-search': {
      ATTRAQT_URL: { stack: ({ origin }) => origin('attraqt'), chart: 'url', isCalled: true },
      ATTRAQT_FEED_URL: {
        stack: ({ origin }) => origin('attraqt').replace('//', `//${FEED_CREDENTIALS}@`),
        chart: 'feedUrl',
        isCalled: true,
      },
      ATTRAQT_TOKENS: {
        stack: () =>
          Object.entries(TOKENS)
            .map(([site, token]) => `${site}=${token}`)
            .join(','),
        chart: 'tokens',
      },
    },
    web: {
      SEARCH_TRACKER_URL: {
        stack: ({ origin }) => `${origin('attraqt')}/${TRACKER_KEY}`,
        chart: 'trackerUrl',
        isCalled: true,
      },
    },
  },
  // Calls of listings and feeds have the limits of every search engine.
  timeOuts: {},
  sandbox: {
    isDurable: true,
    env: {
      TRACKER_KEY: { stack: () => TRACKER_KEY, chart: TRACKER_KEY },
      SEARCH_TOKENS: {
        stack: () => Object.values(TOKENS).join(','),
        chart: Object.values(TOKENS).join(','),
      },
      FEED_CREDENTIALS: { stack: () => FEED_CREDENTIALS, chart: FEED_CREDENTIALS },
    },
    page: { host: 'attraqt', title: 'search tracker', finds: 'what visitors looked at' },
  },
});
