'use client';

import { useEffect } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { clearGuestDetails } from '#features/checkout/guest-details.ts';
import { clearShippingOption } from '#features/checkout/shipping-option.ts';

/** ST-06: once an order is placed, this tab forgets who the guest said to be and how they wanted the order. */
export function ForgetGuest() {
  useEffect(() => {
    const session = browserStorage('session');
    clearGuestDetails(session);
    clearShippingOption(session);
  }, []);
  return null;
}
