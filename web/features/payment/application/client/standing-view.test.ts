import { describe, expect, it } from '@jest/globals';
import { afterEnding } from './standing-view.tsx';

describe('[MU-15] an application that the shopper wants to end', () => {
  it('[MU-15] leaves the bag free, or has become an order meanwhile, which the page then shows', () => {
    expect(afterEnding({ __typename: 'Cart' })).toBe('pay');
    expect(afterEnding({ __typename: 'OrderPlaced' })).toBe('ask');
  });

  it('[MU-15] stays when it is being decided, or nobody answered', () => {
    expect(afterEnding({ __typename: 'CheckoutInProgress' })).toBe('stay');
    expect(afterEnding(null)).toBe('stay');
  });
});
