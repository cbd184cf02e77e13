import { describe, expect, it } from '@jest/globals';
import { orderSteps } from './order-steps.ts';

const STD = { type: 'STD', isByEmail: false } as const;

describe('[EU-07] the progress of an order', () => {
  it('has completed steps, the current one and those to come', () => {
    expect(orderSteps('IN_PICKING', STD)).toEqual([
      { name: 'Placed', state: 'done' },
      { name: 'Packing', state: 'current' },
      { name: 'On its way', state: 'ahead' },
      { name: 'Delivered', state: 'ahead' },
    ]);
  });

  it('ends at the store for a collection', () => {
    expect(orderSteps('COMPLETED', { ...STD, type: 'DTS' })?.at(-1)).toEqual({
      name: 'Collected',
      state: 'current',
    });
  });

  it('[VA-08] is by e-mail for gift cards alone', () => {
    const names = orderSteps('SHIPPED', { ...STD, isByEmail: true })?.map(({ name }) => name);
    expect(names).toEqual(['Placed', 'Preparing', 'Sent by e-mail', 'Delivered']);
  });

  it('is not shown for a cancelled order', () => {
    for (const status of ['CANCELLED', 'PART_CANCELLED', 'DELETED'] as const)
      expect(orderSteps(status, STD)).toBeUndefined();
  });
});
