import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poolTx } from '@loupe/database/tx';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { onSiteLimitsState } from '../../src/events/consumed/site-limits-state.ts';
import { keptLimits } from '../../src/memory.ts';
import { projectSiteLimits } from '../../src/use-cases/project-site-limits.ts';
import { openShop } from './support/shop.ts';
import type { Instance, Shop } from './support/shop.ts';

/** The exact bytes that content publishes, as in its contract test: version 7 of loupe, favourites 4, bag 3. */
const TOLD = [
  'CiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwY2MSEXNpdGUtbGltaXRzLXN0YXRlGgYIwOGl2AYiBWxvdXBlKAcyBWxv',
  'dXBlQhEKBWxvdXBlEBgYBCADKKCNBg==',
].join('');

let shop: Shop;
let instance: Instance;
beforeAll(async () => {
  shop = await openShop();
  instance = shop.instance();
});
afterAll(() => shop.close());

const hear = (change: object = {}) =>
  onSiteLimitsState((limits) => projectSiteLimits(instance.ports, { ...limits, ...change }))({
    envelope: decodeEnvelope(Buffer.from(TOLD, 'base64')),
  });

describe('the limits that content configures', () => {
  beforeEach(() =>
    shop.pool.query(`UPDATE site_limits SET version = 0, wishlist_mini_limit = 5, cart_mini_limit = 5`),
  );

  it('[CO-14] [CO-02] are those in force before until the first event, and a change is seen without a restart', async () => {
    const limits = keptLimits(poolTx(shop.pool), { warn: () => {} });
    await limits.refresh();
    expect(limits.of('loupe')).toEqual({ wishlistMiniLimit: 5, cartMiniLimit: 5 });
    await hear();
    await limits.refresh();
    expect(limits.of('loupe')).toEqual({ wishlistMiniLimit: 4, cartMiniLimit: 3 });
    expect(limits.of('beaverbrooks')).toEqual({ wishlistMiniLimit: 5, cartMiniLimit: 5 });
    expect(() => limits.of('moon')).toThrow('The shop moon has no limits.');
  });

  it('[CO-14] are not replaced by an older state', async () => {
    await hear();
    await hear({ version: 6n, cartMiniLimit: 9 });
    const limits = keptLimits(poolTx(shop.pool), { warn: () => {} });
    await limits.refresh();
    expect(limits.of('loupe').cartMiniLimit).toBe(3);
  });
});
