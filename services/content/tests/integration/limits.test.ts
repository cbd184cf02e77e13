import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { SiteLimitsSchema } from '@loupe/contracts/content/site_limits';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { createPorts } from '../../src/ports.ts';
import { publishLimits } from '../../src/use-cases/publish-limits.ts';
import { limits, shopContent, startContentShop } from './support/content-shop.ts';
import type { ContentShop } from './support/content-shop.ts';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContentShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.pool.query('TRUNCATE shop, outbox CASCADE');
  await shop.save(shopContent('loupe'));
});

async function published() {
  const { rows } = await shop.pool.query<{ payload: Buffer }>(
    `SELECT payload FROM outbox WHERE aggregatetype = 'content.configuration.v1' ORDER BY seq`,
  );
  return rows.map(({ payload }) => {
    const { aggregateVersion, aggregateId, payload: message } = decodeEnvelope(payload);
    const limits = fromBinary(SiteLimitsSchema, message);
    const { site, wishlistPageSize, wishlistMiniLimit, cartMiniLimit } = limits;
    expect(aggregateId).toBe(site);
    const minis = [wishlistPageSize, wishlistMiniLimit, cartMiniLimit];
    return [site, aggregateVersion, ...minis, limits.ibcFinanceMessageThreshold];
  });
}
const configure = (change: object) =>
  createPorts({ pool: shop.pool }).shops.configure('loupe', change, 'ada');
const shown = async () => {
  const names = 'wishlistPageSize wishlistMiniMaximumLimit cartMiniMaximumLimit ibcFinanceMessageThreshold';
  return (await shop.ask(`{ siteConfiguration { ${names} } }`, {}, 'loupe')).data.siteConfiguration;
};

describe('the limits of a shop', () => {
  it('[CO-14] are published once, and again when an operator has changed one', async () => {
    await shop.publishLimits();
    await shop.publishLimits();
    await configure({ cartMiniMaximumLimit: 7 });
    await shop.publishLimits();
    await configure({ ibcFinanceMessageThreshold: 90_000 });
    await shop.publishLimits();
    expect(await published()).toEqual([
      ['loupe', 1n, 60, 4, 3, 150_000],
      ['loupe', 2n, 60, 4, 7, 150_000],
      ['loupe', 3n, 60, 4, 7, 90_000],
    ]);
    expect(await shown()).toEqual({ ...limits, cartMiniMaximumLimit: 7, ibcFinanceMessageThreshold: 90_000 });
    const recorded = await shop.pool.query('SELECT site, limits, operator FROM limit_change');
    expect(recorded.rows).toEqual([
      { site: 'loupe', limits: { cartMiniMaximumLimit: 7 }, operator: 'ada' },
      { site: 'loupe', limits: { ibcFinanceMessageThreshold: 90_000 }, operator: 'ada' },
    ]);
  });

  it('[CO-14] are published once by several instances', async () => {
    const ports = createPorts({ pool: shop.pool });
    await Promise.all([publishLimits(ports), publishLimits(ports), publishLimits(ports)]);
    expect(await published()).toHaveLength(1);
  });

  it('[CO-14] stay as configured when the content is saved again, and are then published for a broker that lost them', async () => {
    await configure({ wishlistPageSize: 24, wishlistMiniMaximumLimit: 2 });
    await shop.save(shopContent('loupe'), { republish: true });
    await shop.publishLimits();
    expect(await published()).toEqual([['loupe', 3n, 24, 2, 3, 150_000]]);
  });

  it('[CO-14] are whole numbers from 1 to the largest of each', async () => {
    await expect(configure({ wishlistPageSize: 0 })).rejects.toThrow('shop_wishlist_page_size_check');
    await expect(configure({ cartMiniMaximumLimit: 101 })).rejects.toThrow('shop_cart_mini_limit_check');
    await expect(configure({ ibcFinanceMessageThreshold: 0 })).rejects.toThrow(
      'shop_ibc_finance_message_threshold_check',
    );
    expect(await shown()).toEqual(limits);
  });
});
