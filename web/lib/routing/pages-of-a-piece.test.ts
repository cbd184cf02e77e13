import { expect, it } from '@jest/globals';
import { catalogue } from './known-addresses.ts';
import { resolve } from './resolve.ts';

const lookups = {
  ...catalogue,
  isKeptInStores: async (_site: string, code: string) => ({ ring: true, card: false })[code] ?? null,
};

const ask = (address: string) =>
  resolve('beaverbrooks', new URL(address, 'https://shop.example'), lookups, () => undefined);

it('[QY-10] where a piece can be seen is a page of one that stores keep', async () => {
  expect(await ask('/reservation?product=ring&place=Leeds')).toMatchObject({
    path: '/reservation',
    status: 200,
  });
  for (const address of ['/reservation?product=card', '/reservation?product=x', '/reservation?product='])
    expect(await ask(address)).toMatchObject({ status: 404 });
});

it('[RT-12] the bare address of a reservation is a page, which says how to begin', async () => {
  expect(await ask('/reservation')).toMatchObject({ path: '/reservation', status: 200 });
});

it('[CO-07] what a piece costs over time is a page of one that the shop has', async () => {
  expect(await ask('/pay-over-time?product=0100001&deposit=300')).toMatchObject({
    path: '/pay-over-time',
    status: 200,
  });
  for (const address of ['/pay-over-time?product=x', '/pay-over-time'])
    expect(await ask(address)).toMatchObject({ status: 404 });
});
