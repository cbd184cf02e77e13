'use client';

import { useEffect } from 'react';
import { browserStorage } from '#lib/browser-storage.ts';
import { clearGuestDetails } from '#features/session/guest-details.ts';
import { clearShippingOption } from '#features/session/shipping-option.ts';

/** ST-06: once an order is placed, this tab deletes the guest details and the delivery option. */
export function ForgetGuest() {
  useEffect(() => {
    const session = browserStorage('session');
    clearGuestDetails(session);
    clearShippingOption(session);
  }, []);
  return null;
}
