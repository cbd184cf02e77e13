import { vendor } from '../vendor.ts';

/** The shop's measurement at the sandbox's collector, part of an address and no secret. */
const MEASUREMENT = 'G-LOUPE';

export const analytics = vendor({
  name: 'analytics',
  words: 'the collector of statistics',
  persons: { none: 'an id that is made for each loaded page and stored nowhere' },
  adapters: ['web/features/measuring/server'],
  ports: { analytics: 39 },
  hosts: { analytics: { inCluster: 'analytics' } },
  chart: {
    url: {
      usual: '',
      local: `http://stores-analytics.loupe-stores:8080/mp/collect?measurement_id=${MEASUREMENT}`,
      pattern: '^$|^https?://[^/]+/.+$',
      comment:
        'Takes GA4 Measurement Protocol: https://{your server container}/mp/collect?measurement_id={id}; the container adds the API secret. Empty: nothing is sent.',
    },
  },
  environment: {
    web: {
      ANALYTICS_URL: {
        stack: ({ origin }) => `${origin('analytics')}/mp/collect?measurement_id=${MEASUREMENT}`,
        chart: 'url',
        isCalled: true,
      },
    },
  },
  // Nobody waits for it: forward-events.ts has its limit.
  timeOuts: {},
  sandbox: {
    isDurable: true,
    env: { MEASUREMENT_ID: { stack: () => MEASUREMENT, chart: MEASUREMENT } },
    page: { host: 'analytics', title: 'statistics', finds: 'what pages measured, good and bad' },
  },
});
