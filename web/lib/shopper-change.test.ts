import { describe, expect, it } from '@jest/globals';
import { onShopperChange, shopperChanged } from './shopper-change.ts';

describe('a change of shopper', () => {
  it('[ST-03] notifies all listeners until they unsubscribe', () => {
    const heard: string[] = [];
    const stop = onShopperChange((change) => heard.push(`bag ${change}`));
    onShopperChange((change) => heard.push(`list ${change}`));
    shopperChanged('signedIn');
    stop();
    shopperChanged('lost');
    expect(heard).toEqual(['bag signedIn', 'list signedIn', 'list lost']);
  });
});
