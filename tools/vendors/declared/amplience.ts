import { vendor } from '../vendor.ts';

/** Which accounts it reads is a setting of the shop, so that a release sets no address; only tests start the sandbox. */
export const amplience = vendor({
  name: 'amplience',
  words: 'the content system',
  persons: { none: 'texts of the shop' },
  adapters: ['services/content/src/adapters/amplience'],
  ports: {},
  environment: {
    content: {
      AMPLIENCE_URL_BEAVERBROOKS: { isCalled: true },
      AMPLIENCE_URL_LOUPE: { isCalled: true },
      AMPLIENCE_STAGING_URLS: { isCalled: true },
    },
  },
  timeOuts: {
    contentSource: {
      timeoutMs: 10_000,
      connectMs: 2_000,
      openMs: 30_000,
      comment: "In the background: no shopper waits for it. The vendor's own limit is 10 s.",
    },
    contentStaging: {
      timeoutMs: 3_000,
      connectMs: 1_000,
      openMs: 2_000,
      comment: "An editor's preview waits for it, within `subgraph`.",
    },
  },
});
