import { describe, expect, it } from '@jest/globals';
import { onShopperChange, shopperChanged } from './shopper-change.ts';

describe('a change of shopper', () => {
  it('[ST-03] notifies all listeners until they unsubscribe', () => {
    const received: string[] = [];
    const stop = onShopperChange((change) => received.push(`bag ${change}`));
    onShopperChange((change) => received.push(`list ${change}`));
    shopperChanged('signedIn');
    stop();
    shopperChanged('lost');
    expect(received).toEqual(['bag signedIn', 'list signedIn', 'list lost']);
  });
});
