import { describe, expect, it } from '@jest/globals';
import { orderSteps } from './order-steps.ts';

describe('[EU-07] the way of an order', () => {
  it('has the step it is at, those before it and those to come', () => {
    expect(orderSteps('IN_PICKING', 'STD')).toEqual([
      { name: 'Placed', state: 'done' },
      { name: 'Packing', state: 'current' },
      { name: 'On its way', state: 'ahead' },
      { name: 'Delivered', state: 'ahead' },
    ]);
  });

  it('ends at the store for who collects', () => {
    expect(orderSteps('COMPLETED', 'DTS')?.at(-1)).toEqual({ name: 'Collected', state: 'current' });
  });

  it('is not shown of what was cancelled', () => {
    for (const status of ['CANCELLED', 'PART_CANCELLED', 'DELETED'] as const)
      expect(orderSteps(status, 'STD')).toBeUndefined();
  });
});
