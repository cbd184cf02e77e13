import { beforeEach, describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { checkoutState } from './checkout-state.ts';
import { saveGuestDetails } from '../session/guest-details.ts';
import { saveShippingOption } from '../session/shipping-option.ts';

const cart = {
  guestEmail: 'h.okafor@example.com',
  nodShippingDate: null,
  shippingAddress: {
    firstName: 'Hannah',
    lastName: 'Okafor',
    phone: '07700900123',
    country: 'GB',
    streetName: '14 Castle Street',
    city: 'Guildford',
    postalCode: 'GU1 3UW',
  },
  shippingMethods: [
    { id: 'a', type: 'STD', isSelected: false, isByEmail: false },
    { id: 'b', type: 'NDD', isSelected: true, isByEmail: false },
  ],
  totalPrice: { value: 235_000 },
};

describe('checkout state', () => {
  let session: Storage;
  beforeEach(() => {
    session = memoryStorage();
  });

  it('[EN-13] is read from the bag where the tab has nothing stored', () => {
    expect(checkoutState(cart, session)).toEqual({
      data: cart,
      isGuest: true,
      guestEmail: 'h.okafor@example.com',
      guestMarketingPreferences: { email: false, post: false, mobile: false },
      isEmptyDelivery: false,
      selectedShippingOption: 'VIA_COURIER',
      selectedShippingMethod: cart.shippingMethods[1],
      selectedShippingDate: undefined,
      selectedStore: undefined,
      shippingAddress: cart.shippingAddress,
      isPaymentFree: false,
      isSubmitting: false,
      isProcessing: false,
      givexCardsError: [],
    });
  });

  const marketingPreference = { email: true, post: false, mobile: false };
  const kept = { isGuest: true, email: 'kept@example.com', marketingPreference };
  const newBag = { ...cart, guestEmail: null, shippingMethods: [] };

  it('[EN-13] [ST-05] [ST-06] includes the guest details stored in the tab', () => {
    saveGuestDetails(session, kept);
    saveShippingOption(session, 'COLLECT');
    expect(checkoutState(newBag, session)).toMatchObject({
      isGuest: true,
      guestEmail: 'kept@example.com',
      guestMarketingPreferences: marketingPreference,
      selectedShippingOption: 'COLLECT',
    });
  });

  it('[EN-13] a customer is no guest, and has nothing of a guest who used the tab before', () => {
    saveGuestDetails(session, kept);
    expect(checkoutState(newBag, session, { visitor: {} })).toMatchObject({
      isGuest: false,
      guestEmail: undefined,
      guestMarketingPreferences: { email: false, post: false, mobile: false },
    });
    expect(checkoutState(newBag, session, { visitor: null }).isGuest).toBe(true);
  });

  it('[EN-13] [EN-07] has the chosen nominated day', () => {
    const nominated = { ...cart, nodShippingDate: '2026-12-04' };
    const state = checkoutState(nominated, session);
    expect(state.selectedShippingDate).toBe('2026-12-04');
    expect(state.data.nodShippingDate).toBe('2026-12-04');
  });

  it('[EN-13] has the store of a collection', () => {
    const collectionStore = { key: 'bb-leeds', name: 'Leeds' };
    const shippingMethods = [{ id: 'DTS', type: 'DTS', isSelected: true, isByEmail: false }];
    expect(checkoutState({ ...cart, collectionStore, shippingMethods }, session)).toMatchObject({
      selectedStore: collectionStore,
      selectedShippingOption: 'COLLECT',
      isEmptyDelivery: false,
    });
    expect(checkoutState({ ...cart, collectionStore: null }, session).selectedStore).toBeUndefined();
  });

  it.each([
    ['no method', { shippingMethods: [] }],
    ['no address', { shippingAddress: null }],
    ['half an address', { shippingAddress: { ...cart.shippingAddress, city: ' ' } }],
  ])('[EN-13] has an empty delivery with %s', (_, missing) => {
    expect(checkoutState({ ...cart, ...missing }, session).isEmptyDelivery).toBe(true);
  });

  it('[EN-13] [ST-07] needs no payment only when the total is 0', () => {
    expect(checkoutState({ ...cart, totalPrice: { value: 0 } }, session).isPaymentFree).toBe(true);
    expect(checkoutState({ ...cart, totalPrice: { value: 1 } }, session).isPaymentFree).toBe(false);
  });

  it('[EN-13] has the progress of the payment and the errors of gift cards', () => {
    const progress = {
      isSubmitting: true,
      isProcessing: false,
      givexCardsError: ['This gift card is already applied.'],
    };
    expect(checkoutState(cart, session, { progress })).toMatchObject(progress);
  });
});
