import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { ContentItemSchema } from '@loupe/contracts/content/content_item';
import { decodeEnvelope } from '@loupe/messaging/envelope';
import { shopContent, startContentShop, textItem } from './support/content-shop.ts';
import type { ContentShop } from './support/content-shop.ts';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContentShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.pool.query('TRUNCATE content_item CASCADE; TRUNCATE outbox'));

/** The published events, oldest first. */
async function published() {
  const { rows } = await shop.pool.query<{ payload: Buffer }>('SELECT payload FROM outbox ORDER BY seq');
  return rows.map(({ payload }) => {
    const { aggregateVersion, type, site, payload: message } = decodeEnvelope(payload);
    const { deliveryKey, live } = fromBinary(ContentItemSchema, message);
    return { type, site, deliveryKey, live, version: aggregateVersion };
  });
}
const state = (deliveryKey: string, live: boolean, version: bigint) => ({
  type: 'content-item-state',
  site: 'loupe',
  deliveryKey,
  live,
  version,
});
const saveItems = (...items: ReturnType<typeof textItem>[]) => shop.save(shopContent('loupe', { items }));

describe('content.item.v1', () => {
  it('publishes an item once, and again only when it has changed, with a higher version', async () => {
    const [hero, band] = [textItem('loupe', 'hero'), textItem('loupe', 'band')];
    expect(await saveItems(hero, band)).toBe(2);
    expect(await saveItems(hero, band)).toBe(0);
    expect(await saveItems(hero, { ...band, abGroups: 'one' })).toBe(1);
    expect(await published()).toEqual([
      state('hero', true, 1n),
      state('band', true, 1n),
      state('band', true, 2n),
    ]);
  });

  it('publishes once that an item was removed, and that it was added again', async () => {
    const hero = textItem('loupe', 'hero');
    await saveItems(hero);
    await saveItems();
    await saveItems();
    await saveItems(hero);
    expect(await published()).toEqual([
      state('hero', true, 1n),
      state('hero', false, 2n),
      state('hero', true, 3n),
    ]);
  });

  it('does not change the items of the other shop when one is saved', async () => {
    await saveItems(textItem('loupe', 'hero'));
    await shop.save(shopContent('beaverbrooks', { items: [textItem('beaverbrooks', 'hero')] }));
    expect((await published()).map(({ site, live }) => [site, live])).toEqual([
      ['loupe', true],
      ['beaverbrooks', true],
    ]);
  });

  it('publishes an item once when its window opens and once when it closes', async () => {
    await saveItems(textItem('loupe', 'christmas', { liveFrom: '2099-12-01T00:00:00Z' }));
    expect(await shop.publishLiveChanges()).toBe(0);
    await shop.pool.query(`UPDATE content_item SET live_from = now() - interval '1 second'`);
    expect(await shop.publishLiveChanges()).toBe(1);
    expect(await shop.publishLiveChanges()).toBe(0);
    await shop.pool.query(`UPDATE content_item SET live_until = now() - interval '1 millisecond'`);
    expect(await shop.publishLiveChanges()).toBe(1);
    expect(await published()).toEqual([
      state('christmas', false, 1n),
      state('christmas', true, 2n),
      state('christmas', false, 3n),
    ]);
  });

  it('publishes an item whose window opens although another item cannot be published', async () => {
    await saveItems(
      ...['advent', 'christmas'].map((key) => textItem('loupe', key, { liveFrom: '2099-12-01T00:00:00Z' })),
    );
    await shop.pool.query(`UPDATE content_item SET live_from = now() - interval '1 second'`);
    await shop.pool.query(
      `ALTER TABLE content_item ADD CONSTRAINT refused CHECK (delivery_key <> 'advent') NOT VALID`,
    );
    await expect(shop.publishLiveChanges()).rejects.toThrow('refused');
    expect((await published()).slice(2)).toEqual([state('christmas', true, 2n)]);
    await shop.pool.query('ALTER TABLE content_item DROP CONSTRAINT refused');
    expect(await shop.publishLiveChanges()).toBe(1);
  });

  it('publishes every item again, once and with a higher version, for a broker that has lost them', async () => {
    const [a, b] = [textItem('loupe', 'a'), textItem('loupe', 'b')];
    await saveItems(a, b);
    const items = [a, { ...b, abGroups: 'one' }];
    await shop.save(shopContent('loupe', { items }), { republish: true });
    const first = [state('a', true, 1n), state('b', true, 1n)];
    expect(await published()).toEqual([...first, state('b', true, 2n), state('a', true, 2n)]);
  });

  it('keeps the id of an item when it changes', async () => {
    const ids = async () => (await shop.pool.query<{ id: string }>('SELECT id FROM content_item')).rows;
    await saveItems(textItem('loupe', 'hero'));
    const before = await ids();
    await saveItems(textItem('loupe', 'hero', { schema: 'message', body: { tone: 'info', text: 'New.' } }));
    expect(await ids()).toEqual(before);
  });
});
