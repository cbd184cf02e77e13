import { describe, expect, it } from '@jest/globals';
import type { DeliveryMethod } from './delivery-methods.ts';
import { withMethods } from './line-method.ts';

const delayed: DeliveryMethod = {
  id: 'STD',
  name: 'Standard',
  description: 'Signed for.',
  price: 0,
  leadTime: 13,
  deliverOnDates: ['2026-12-10'],
  undelayedDates: ['2026-11-26'],
  holdsUntil: '2026-11-23T17:00:00.000Z',
};
const lines = [{ id: 'ready' }, { id: 'made', preparation: 10 }, { id: 'GC0050', giftCardValue: 50 }];
const methodsOf = (method: DeliveryMethod | undefined, ahead: readonly string[]) =>
  withMethods(lines, method, ({ id }) => ahead.includes(id)).map(({ deliveryMethod }) => deliveryMethod);

describe('[EN-05] the delivery method of a line', () => {
  it('is the chosen one, and none of a gift card, which is e-mailed', () => {
    expect(methodsOf(delayed, [])).toEqual([delayed, delayed, null]);
  });

  it('is none until one is chosen', () => {
    expect(methodsOf(undefined, [])).toEqual([null, null, null]);
  });

  it('has the days of its own parcel when it is sent before the rest', () => {
    const [ready, made] = methodsOf(delayed, ['ready', 'GC0050']);
    expect(ready).toMatchObject({ id: 'STD', leadTime: 3, deliverOnDates: ['2026-11-26'], holdsUntil: null });
    expect(ready).not.toHaveProperty('undelayedDates');
    expect(made).toBe(delayed);
  });
});
