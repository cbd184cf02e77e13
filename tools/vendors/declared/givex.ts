import { ORIGIN, vendor } from '../vendor.ts';

/** Our user in the sandbox. */
const USER_ID = '842107';

export const givex = vendor({
  name: 'givex',
  words: 'the provider',
  persons: { none: 'numbers of gift cards, without names' },
  adapters: ['services/payments-finance/src/adapters/givex'],
  ports: { givex: 20, 'givex-secondary': 21 },
  hosts: { givex: {} },
  keySets: {
    givex: {
      kind: 'text',
      holders: ['payments-finance'],
      keptMinutes: 5,
      words: { key: 'text: the password of our user', signs: 'presented to the gift card provider' },
    },
  },
  chart: {
    url: {
      usual: '',
      local: 'http://stores-givex.loupe-stores:8080',
      required: 'https://givex.example',
      pattern: ORIGIN,
    },
    secondaryUrl: {
      usual: '',
      local: 'http://stores-givex.loupe-stores:8081',
      required: 'https://givex-2.example',
      pattern: ORIGIN,
    },
    userId: { usual: '', local: USER_ID, required: 'your-user' },
  },
  environment: {
    'payments-finance': {
      GIVEX_URL: { stack: ({ origin }) => origin('givex'), chart: 'url', isCalled: true },
      GIVEX_SECONDARY_URL: {
        stack: ({ origin }) => origin('givex-secondary'),
        chart: 'secondaryUrl',
        isCalled: true,
      },
      GIVEX_USER_ID: { stack: () => USER_ID, chart: 'userId' },
    },
  },
  timeOuts: {
    giftCards: {
      timeoutMs: 6_000,
      connectMs: 1_000,
      openMs: 30_000,
      comment: 'For the whole of it: the call, its reversal, and the same on the secondary host.',
    },
    giftCardBalance: { timeoutMs: 2_600, connectMs: 1_000, openMs: 30_000 },
    giftCardsAfterwards: { timeoutMs: 4_000, connectMs: 1_000, openMs: 30_000 },
  },
  redacted: ['pin'],
  sandbox: {
    isDurable: true,
    env: {
      SECONDARY_PORT: { stack: ({ ports }) => String(ports['givex-secondary']), chart: '8081' },
      USER_ID: { stack: () => USER_ID, chart: USER_ID },
    },
    extraPorts: { secondary: 8081 },
    page: { host: 'givex', title: 'gift card sandbox', finds: 'test cards and ledger' },
  },
});
