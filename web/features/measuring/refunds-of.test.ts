import { describe, expect, it } from '@jest/globals';
import { refundMark, refundsOf } from './refunds-of.ts';

const ID = '6d1b0c7e-58f5-4c1e-9f0e-0c5a1c2d3e4f';
const line = (unitAmounts: readonly number[], returnedQuantity: number, cancelledQuantity: number) => ({
  variantSku: '0100001-L',
  variantId: 'v1',
  productKey: '0100001',
  name: 'Band',
  brand: '',
  price: { value: 5_000 },
  unitAmounts,
  returnedQuantity,
  cancelledQuantity,
});
const order = (...lineItems: ReturnType<typeof line>[]) => ({ id: ID, orderNumber: 'BB1', lineItems });

describe('refunds of an order', () => {
  it('[ST-16] are its pieces at what was paid for them: returned from the first, cancelled from the last', () => {
    const refunds = refundsOf(order(line([100], 0, 0), line([34, 33, 32], 1, 1)));
    expect(refunds.map(({ params }) => [params.transaction_id, params.value, params.items.length])).toEqual([
      ['BB1', 0.34, 1],
      ['BB1', 0.32, 1],
    ]);
  });

  it('[ST-16] keep their ids when more comes back, and no two share one', () => {
    const ids = (...lines: ReturnType<typeof line>[]) => refundsOf(order(...lines)).map(({ id }) => id);
    const first = ids(line([34, 33], 0, 0), line([10, 10], 1, 0));
    const all = ids(line([34, 33], 2, 0), line([10, 10], 2, 0));
    expect([new Set(all).size, all]).toEqual([4, expect.arrayContaining(first)]);
    for (const id of all) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are none of an order that was left whole, or of the previous platform', () => {
    expect(refundMark(order(line([34], 0, 0)))).toBeUndefined();
    expect(refundsOf({ ...order(line([34], 1, 0)), id: 'legacy-1' })).toEqual([]);
  });
});
