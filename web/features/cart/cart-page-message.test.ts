import { describe, expect, it } from '@jest/globals';
import {
  addressWithReason,
  afterFailure,
  isCartPageFailure,
  reasonIn,
  storeFailure,
  takeFailure,
} from './cart-page-message.ts';
import { memoryStorage } from '../../lib/browser-storage.ts';

describe('cart page message', () => {
  it('[ER-01] stores the failure name in local storage under cartPageMessage', () => {
    const local = memoryStorage();
    storeFailure(local, 'CartNotFoundError');
    expect(local.getItem('cartPageMessage')).toBe('CartNotFoundError');
  });

  it('[ER-01] says that the session has expired where that is why there is no bag', () => {
    const local = memoryStorage();
    storeFailure(local, 'SessionExpiredError');
    storeFailure(local, 'CartNotFoundError');
    expect(takeFailure(local)).toBe('SessionExpiredError');
  });

  it('[ER-02] is named in the address when the server redirects the shopper to the bag', () => {
    expect(addressWithReason('SessionExpiredError')).toBe('/checkout/cart?reason=SessionExpiredError');
    expect(reasonIn('?reason=SessionExpiredError')).toBe('SessionExpiredError');
    expect(reasonIn('?reason=toString')).toBeUndefined();
    expect(reasonIn('')).toBeUndefined();
  });

  it('[ER-01] ignores an unknown name', () => {
    const local = memoryStorage();
    local.setItem('cartPageMessage', 'toString');
    expect(takeFailure(local)).toBeUndefined();
    expect(local.length).toBe(0);
    expect(isCartPageFailure('PaymentDeclinedError')).toBe(false);
  });

  it('[ER-01] reloads once; a second failure shows the empty bag', () => {
    const hadBag = true;
    for (const failure of ['CartNotFoundError', 'SessionExpiredError'] as const) {
      expect(afterFailure(failure, { recovered: undefined, hadBag })).toBe('reload');
      expect(afterFailure(failure, { recovered: failure, hadBag })).toBe('empty');
    }
  });

  it('[ER-01] shows the empty bag at once to a shopper who had none, and reports an expired session', () => {
    const known = { recovered: undefined, hadBag: false };
    expect(afterFailure('CartNotFoundError', known)).toBe('empty');
    expect(afterFailure('SessionExpiredError', known)).toBe('reload');
  });
});
