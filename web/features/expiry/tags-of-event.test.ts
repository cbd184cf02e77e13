import { describe, expect, it } from '@jest/globals';
import { create, toBinary } from '@bufbuild/protobuf';
import { ProductDisplaySchema } from '@loupe/contracts/catalog/display';
import { tagsOfEvent } from './tags-of-event.ts';

const NOTHING = new Uint8Array();

describe('tags of an event', () => {
  it('a product expires its own pages and those of its categories, in both shops', () => {
    const display = create(ProductDisplaySchema, { key: '0100001', categoryKeys: ['rings'] });
    const payload = toBinary(ProductDisplaySchema, display);
    expect(tagsOfEvent({ type: 'product-display-state', site: '', payload })).toEqual([
      ...['product:beaverbrooks:0100001', 'category:beaverbrooks:rings'],
      ...['product:loupe:0100001', 'category:loupe:rings'],
    ]);
  });

  it('a store expires the finders and store pages, an item the content of its shop, limits its configuration', () => {
    const tagsOf = (type: string, site: string) => tagsOfEvent({ type, site, payload: NOTHING });
    expect(tagsOf('store-state', '')).toEqual(['stores:beaverbrooks', 'stores:loupe']);
    expect(tagsOf('content-item-state', 'loupe')).toEqual(['content:loupe']);
    expect(tagsOf('content-item-state', '')).toEqual(['content:beaverbrooks', 'content:loupe']);
    expect(tagsOf('site-limits-state', 'loupe')).toEqual(['configuration:loupe']);
    expect(tagsOf('order-placed', 'loupe')).toEqual([]);
  });
});
