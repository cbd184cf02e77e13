import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@loupe/contracts/services';
import { LOCK_PURPOSES, lockKeys } from './advisory-lock.ts';
import type { LockPurpose } from './advisory-lock.ts';

describe('lockKeys', () => {
  it('no two purposes or services share a lock', () => {
    const purposes = Object.keys(LOCK_PURPOSES) as LockPurpose[];
    const all = purposes.flatMap((purpose) => SERVICES.map((service) => lockKeys(purpose, service).join()));
    expect(new Set(all).size).toBe(purposes.length * SERVICES.length);
  });

  it('are 32-bit integers, the same for a service and for its role, in every version', () => {
    expect(lockKeys('relay', 'cart-checkout')).toEqual([3, -534656262]);
    expect(lockKeys('relay', 'cart_checkout')).toEqual(lockKeys('relay', 'cart-checkout'));
  });
});
