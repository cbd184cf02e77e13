import { ORIGIN, vendor } from '../vendor.ts';

export const loqate = vendor({
  name: 'loqate',
  words: 'the vendor',
  persons: { none: 'what was typed, in its logs, without a name by which it is found' },
  adapters: ['services/identity/src/adapters/loqate'],
  ports: { loqate: 18 },
  keySets: {
    loqate: {
      kind: 'text',
      holders: ['identity'],
      keptMinutes: 5,
      words: { key: 'text', signs: 'presented to the address lookup' },
    },
  },
  chart: {
    url: {
      usual: 'https://api.addressy.com',
      local: 'http://stores-loqate.loupe-stores:8080',
      pattern: ORIGIN,
    },
  },
  environment: {
    identity: { LOQATE_URL: { stack: ({ origin }) => origin('loqate'), chart: 'url', isCalled: true } },
  },
  timeOuts: {
    addressLookup: {
      timeoutMs: 2_000,
      connectMs: 1_000,
      openMs: 10_000,
      comment: 'Optional: without it the shopper types the address.',
    },
  },
  sandbox: {},
});
