import { PoisonMessageError } from '@loupe/messaging/errors';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { onStoreState } from '../../src/events/consumed/store-state.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';
import { NO_DAY_OFF, storeMessage, tellOfStore } from './support/stores.ts';

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
afterAll(() => shop.close());

describe('the projection of stores', () => {
  it('replaces older states, and ignores older, repeated and other messages', async () => {
    await tellOfStore(instance, { name: 'Leeds' }, 5n);
    await tellOfStore(instance, { name: 'Too late' }, 4n);
    await tellOfStore(instance, { name: 'Twice' }, 5n);
    expect(await instance.ports.stores.findCollecting('beaverbrooks', 'leeds')).toMatchObject({
      name: 'Leeds',
      collectionCalendar: NO_DAY_OFF,
    });
    const { envelope } = storeMessage();
    const handle = onStoreState(async () => {
      throw new Error('never asked');
    });
    await handle({ envelope: { ...envelope, type: 'something-else' } });
    await expect(handle({ envelope: { ...envelope, payload: new Uint8Array([255]) } })).rejects.toThrow(
      PoisonMessageError,
    );
  });
});
