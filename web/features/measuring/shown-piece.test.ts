import { describe, expect, it } from '@jest/globals';
import { SHOWN_ITEM } from './plan-items.ts';
import { pieceMark } from './piece-mark.ts';
import { markedPiece, shownAmounts, shownItem } from './shown-piece.ts';

const RING = { sku: '0100001-L', key: '0100001', name: 'Band | Plain', brand: '', price: 1_999 };

describe('a piece that is shown', () => {
  it('[ST-16] is read from the mark of its card or page, whatever it is called', () => {
    expect(markedPiece(pieceMark({ ...RING, category: 'Rings' }))).toEqual({
      ...RING,
      name: 'Band   Plain',
      category: 'Rings',
    });
    expect(markedPiece(pieceMark({ ...RING, price: null })).price).toBeNull();
  });

  it('[ST-16] is told by the sku of its variant and the code of its page, at its price', () => {
    const item = shownItem(RING, 3);
    expect(SHOWN_ITEM.parse(item)).toEqual({
      item_id: '0100001-L',
      item_name: 'Band | Plain',
      product_key: '0100001',
      price: 19.99,
      index: 3,
      quantity: 1,
    });
    expect(shownAmounts(RING)).toMatchObject({ currency: 'GBP', value: 19.99 });
  });

  it('[ST-16] has neither price nor value upon enquiry', () => {
    const { items, ...amounts } = shownAmounts({ ...RING, price: null });
    expect([amounts, 'price' in items[0]!]).toEqual([{}, false]);
  });
});
