import { describe, expect, it } from '@jest/globals';
import {
  addressWithReason,
  afterFailure,
  clearPageMessages,
  isCartPageFailure,
  pageMessages,
  reasonIn,
  storeFailure,
  takeFailure,
} from './cart-page-message.ts';
import { memoryStorage } from '../../lib/browser-storage.ts';
import { COMMON } from '../../lib/translations/common.ts';
import type { CommonKey } from '../../lib/translations/common.ts';
import { clearLastOrder, saveLastOrder } from './last-order.ts';

const say = (key: CommonKey): string => COMMON[key];

describe('cart page message', () => {
  it('[ER-01] stores the failure name in local storage under cartPageMessage', () => {
    const local = memoryStorage();
    storeFailure(local, 'CartNotFoundError');
    expect(local.getItem('cartPageMessage')).toBe('CartNotFoundError');
  });

  it.each([
    ['CartNotFoundError', 'We could not find your bag. Please add your items again.'],
    ['SessionExpiredError', 'Your session has ended. Please check your bag and try again.'],
    ['DiscountCodesError', 'A discount code no longer applies. Please check your total.'],
  ] as const)('[ER-02] [BH-11] turns %s into a message, once', (failure, text) => {
    const local = memoryStorage();
    const session = memoryStorage();
    storeFailure(local, failure);
    expect(takeFailure(local, session, say)).toBe(failure);
    expect(pageMessages(session)).toEqual([{ type: 'warning', text }]);
    expect(local.length).toBe(0);
    clearPageMessages(session);
    expect(takeFailure(local, session, say)).toBeUndefined();
    expect(pageMessages(session)).toEqual([]);
  });

  it('[ER-01] says that the session has expired where that is why there is no bag', () => {
    const local = memoryStorage();
    storeFailure(local, 'SessionExpiredError');
    storeFailure(local, 'CartNotFoundError');
    expect(takeFailure(local, memoryStorage(), say)).toBe('SessionExpiredError');
  });

  it('[ER-01] [ER-02] does not call an ordered bag lost, until there is another bag', () => {
    const local = memoryStorage();
    const session = memoryStorage();
    saveLastOrder(session, 'BB123456789');
    storeFailure(local, 'CartNotFoundError');
    takeFailure(local, session, say);
    const text = 'What was in your bag is ordered: BB123456789. We have sent you a receipt.';
    expect(pageMessages(session)).toEqual([{ type: 'success', text }]);
    clearLastOrder(session);
    storeFailure(local, 'CartNotFoundError');
    takeFailure(local, session, say);
    expect(pageMessages(session)).toMatchObject([{ type: 'warning' }]);
  });

  it('[ER-02] is named in the address when the server redirects the shopper to the bag', () => {
    expect(addressWithReason('SessionExpiredError')).toBe('/checkout/cart?reason=SessionExpiredError');
    expect(reasonIn('?reason=SessionExpiredError')).toBe('SessionExpiredError');
    expect(reasonIn('?reason=toString')).toBeUndefined();
    expect(reasonIn('')).toBeUndefined();
  });

  it('[ER-01] ignores an unknown name', () => {
    const local = memoryStorage();
    const session = memoryStorage();
    local.setItem('cartPageMessage', 'toString');
    expect(takeFailure(local, session, say)).toBeUndefined();
    expect(pageMessages(session)).toEqual([]);
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
