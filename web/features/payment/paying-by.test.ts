import { expect, it } from '@jest/globals';
import { memoryStorage } from '#lib/browser-storage.ts';
import { payingBy } from './paying-by.ts';

it('the method is known for the placement that this tab pays for', () => {
  const paying = payingBy(memoryStorage());
  expect(paying.of('first')).toBeUndefined();
  paying.set('first', 'paypal');
  expect([paying.of('first'), paying.of('second')]).toEqual(['paypal', undefined]);
});
