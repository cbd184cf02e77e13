import { describe, expect, it } from '@jest/globals';
import { onShopperChange, shopperChanged } from './shopper-change.ts';

describe('a change of shopper', () => {
  it('[ST-03] is told to all who show what belongs to one, until they stop listening', () => {
    const heard: string[] = [];
    const stop = onShopperChange((change) => heard.push(`bag ${change}`));
    onShopperChange((change) => heard.push(`list ${change}`));
    shopperChanged('signedIn');
    stop();
    shopperChanged('lost');
    expect(heard).toEqual(['bag signedIn', 'list signedIn', 'list lost']);
  });
});
