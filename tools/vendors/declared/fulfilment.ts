import { ORIGIN, vendor } from '../vendor.ts';

export const fulfilment = vendor({
  name: 'fulfilment',
  words: 'the warehouse',
  persons: { of: 'orders' },
  adapters: ['services/cart-checkout/src/adapters/fulfilment'],
  ports: { fulfilment: 13 },
  hosts: { fulfilment: { inCluster: 'warehouse' } },
  keySets: {
    fulfilment: {
      // Messages are accepted for five minutes.
      kind: 'secret',
      holders: ['cart-checkout'],
      keptMinutes: 10,
      words: {
        key: 'base64, 24 bytes or more',
        signs: 'orders to the warehouse, its messages to us',
        before: 'when the warehouse signs with the next',
      },
    },
  },
  chart: {
    url: {
      usual: '',
      local: 'http://stores-fulfilment.loupe-stores:8080',
      required: 'https://warehouse.example',
      pattern: ORIGIN,
    },
  },
  environment: {
    'cart-checkout': {
      FULFILMENT_URL: { stack: ({ origin }) => origin('fulfilment'), chart: 'url', isCalled: true },
    },
  },
  webhooks: 'cart-checkout',
  timeOuts: { fulfilment: { timeoutMs: 5_000, connectMs: 1_000, openMs: 10_000 } },
  sandbox: {
    isDurable: true,
    env: {
      WEBHOOK_URL: {
        stack: ({ origin }) => `${origin('gateway')}/webhooks/fulfilment`,
        chart: 'http://loupe-gateway.loupe:8080/webhooks/fulfilment',
      },
      SHIP_AFTER_SECONDS: { stack: ({ shipAfterSeconds }) => String(shipAfterSeconds), chart: '45' },
    },
    callsShop: true,
    page: { host: 'fulfilment', title: 'fulfilment', finds: 'pick, ship, cancel, return' },
  },
});
