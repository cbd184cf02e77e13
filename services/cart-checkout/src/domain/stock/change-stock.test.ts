import { describe, expect, it } from '@jest/globals';
import { changeStock } from './change-stock.ts';

const count = { sku: 'a', onHand: 5, reserved: 2 };
const adjustment = (quantity: number) => ({ kind: 'adjustment', quantity, reason: 'broken' }) as const;

describe('changing stock', () => {
  it('receives, adjusts and counts', () => {
    const changed = (kind: string, delta: number, reason: string | null) => ({
      outcome: 'changed',
      change: { kind, delta, reason },
    });
    expect(changeStock(count, { kind: 'receipt', quantity: 3 })).toEqual(changed('receipt', 3, null));
    expect(changeStock(count, adjustment(-1))).toEqual(changed('adjustment', -1, 'broken'));
    expect(changeStock(count, { kind: 'count', quantity: 4 })).toEqual(changed('count', -1, null));
    expect(changeStock(count, { kind: 'count', quantity: 5 })).toEqual({ outcome: 'as-it-is' });
  });

  it('[I1] never goes below what is reserved', () => {
    expect(changeStock(count, adjustment(-3)).outcome).toBe('changed');
    expect(changeStock(count, adjustment(-4)).outcome).toBe('reserved');
    expect(changeStock(count, { kind: 'count', quantity: 1 }).outcome).toBe('reserved');
  });
});
