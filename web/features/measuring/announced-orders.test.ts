import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { isAnnounced, rememberAnnounced } from './announced-orders.ts';

describe('the orders that a browser remembers as told', () => {
  it('[ST-13] are the last twenty', () => {
    const storage = memoryStorage();
    expect(isAnnounced(storage, 'BB1')).toBe(false);
    for (let order = 1; order <= 21; order++) rememberAnnounced(storage, `BB${order}`);
    expect(['BB1', 'BB2', 'BB21'].map((order) => isAnnounced(storage, order))).toEqual([false, true, true]);
  });
});
