import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { clearGuestDetails, readGuestDetails, saveGuestDetails } from './guest-details.ts';
import { optionOfMethod, saveShippingOption, shippingOption } from './shipping-option.ts';

describe('guest details', () => {
  it('[ST-06] [RO-01] keep flag, e-mail and marketing preference in session storage until cleared', () => {
    const session = memoryStorage();
    const details = {
      isGuest: true,
      email: 'h.okafor@example.co.uk',
      marketingPreference: { email: true, post: false, mobile: false },
    };
    expect(readGuestDetails(session)).toBeUndefined();
    saveGuestDetails(session, details);
    expect(readGuestDetails(session)).toEqual(details);
    clearGuestDetails(session);
    expect(readGuestDetails(session)).toBeUndefined();
  });

  it('[ST-06] ignore an invalid entry', () => {
    const session = memoryStorage();
    session.setItem('guestDetails', '{');
    expect(readGuestDetails(session)).toBeUndefined();
  });
});

describe('shipping option', () => {
  it('[ST-05] is none at first, then follows the method, and keeps an explicit none', () => {
    const session = memoryStorage();
    expect(shippingOption(session, undefined)).toBe('NO_SELECTED_SHIPPING_OPTION');
    expect(shippingOption(session, 'STD')).toBe('VIA_COURIER');
    expect(shippingOption(session, 'RLC')).toBe('COLLECT');
    saveShippingOption(session, 'NO_SELECTED_SHIPPING_OPTION');
    expect(shippingOption(session, 'STD')).toBe('NO_SELECTED_SHIPPING_OPTION');
  });

  it('[ST-05] is collection for DTS and RLC only', () => {
    expect(['DTS', 'RLC', 'STD', 'NDD', 'NOD'].map(optionOfMethod)).toEqual([
      'COLLECT',
      'COLLECT',
      'VIA_COURIER',
      'VIA_COURIER',
      'VIA_COURIER',
    ]);
  });
});
