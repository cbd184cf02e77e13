import { vendor } from '../vendor.ts';

/** The shop's container at the sandbox. */
const CONTAINER = 'GTM-LOUPE';

export const tagmanager = vendor({
  name: 'tagmanager',
  words: 'the tag manager',
  persons: { none: 'an id of the visitor’s own cookie, which we do not store' },
  adapters: ['web/features/measuring/client'],
  ports: { tagmanager: 48 },
  hosts: { tagmanager: {} },
  chart: {
    url: {
      usual: '',
      local: `http://tagmanager.localhost/gtm.js?id=${CONTAINER}`,
      pattern: '^$|^https?://[^/]+/.+$',
      comment:
        'The container, loaded after consent to marketing and never where something is paid: https://www.googletagmanager.com/gtm.js?id={id}. Empty: none.',
    },
    origins: {
      usual: '',
      pattern: '^$|^https?://[^/,]+(,https?://[^/,]+)*$',
      comment: 'From which the tags of the container load and to which they send, comma-separated.',
    },
  },
  environment: {
    web: {
      TAG_MANAGER_URL: { stack: ({ at }) => `${at('tagmanager')}/gtm.js?id=${CONTAINER}`, chart: 'url' },
      TAG_ORIGINS: { chart: 'origins' },
    },
  },
  // Browsers alone call it, and nothing waits for it.
  timeOuts: {},
  sandbox: {
    isDurable: true,
    env: { CONTAINER: { stack: () => CONTAINER, chart: CONTAINER } },
    page: { host: 'tagmanager', title: 'tag manager', finds: 'what pages put into the data layer' },
  },
});
