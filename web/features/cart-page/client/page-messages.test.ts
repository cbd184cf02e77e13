import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../../lib/browser-storage.ts';
import { COMMON } from '../../../lib/translations/common.ts';
import { MESSAGE_KEY, storeFailure, takeFailure } from '../../cart/cart-page-message.ts';
import { clearLastOrder, saveLastOrder } from '../../cart/last-order.ts';
import { isLoadedAgain, pageMessages } from './page-messages.tsx';

/** What the bag shows after a failure that an earlier page stored. */
function afterReload(local: Storage, session: Storage, isReload = true) {
  const failure = takeFailure(local);
  return { failure, messages: pageMessages(session, failure, { isReload, say: (key) => COMMON[key] }) };
}

describe('messages of the bag', () => {
  it.each([
    ['CartNotFoundError', 'We could not find your bag. Please add your items again.'],
    ['SessionExpiredError', 'Your session has ended. Please check your bag and try again.'],
    ['DiscountCodesError', 'A discount code no longer applies. Please check your total.'],
  ] as const)('[ER-02] [BH-11] turns %s into a message, once', (failure, text) => {
    const local = memoryStorage();
    const session = memoryStorage();
    storeFailure(local, failure);
    const messages = [{ type: 'warning', text }];
    expect(afterReload(local, session)).toEqual({ failure, messages });
    expect(local.length).toBe(0);
    expect(JSON.parse(session.getItem(MESSAGE_KEY)!)).toEqual(messages);
    expect(afterReload(local, session)).toEqual({ failure: undefined, messages });
    session.removeItem(MESSAGE_KEY);
    expect(afterReload(local, session)).toEqual({ failure: undefined, messages: [] });
  });

  it('[BH-11] stay when the bag is loaded again, and are gone when it is opened from another route', () => {
    const [local, session] = [memoryStorage(), memoryStorage()];
    storeFailure(local, 'DiscountCodesError');
    // The page that failed leads to the bag.
    const { messages } = afterReload(local, session, false);
    expect(messages).toHaveLength(1);
    expect(afterReload(local, session).messages).toEqual(messages);
    expect(afterReload(local, session).messages).toEqual(messages);
    expect(afterReload(local, session, false).messages).toEqual([]);
    expect(session.length).toBe(0);
  });

  it('[BH-11] the bag is loaded again by a reload of its own page alone', () => {
    const at = 'https://shop.example/checkout/cart';
    expect(isLoadedAgain({ type: 'reload', name: at }, at)).toBe(true);
    expect(isLoadedAgain({ type: 'reload', name: `${at}?reason=CartNotFoundError` }, at)).toBe(true);
    expect(isLoadedAgain({ type: 'navigate', name: at }, at)).toBe(false);
    expect(isLoadedAgain({ type: 'back_forward', name: at }, at)).toBe(false);
    // Another page was, and led here within its document.
    expect(isLoadedAgain({ type: 'reload', name: 'https://shop.example/' }, at)).toBe(false);
    expect(isLoadedAgain(undefined, at)).toBe(false);
  });

  it('[ER-01] [ER-02] does not call an ordered bag lost, until there is another bag', () => {
    const local = memoryStorage();
    const session = memoryStorage();
    saveLastOrder(session, 'BB123456789');
    storeFailure(local, 'CartNotFoundError');
    const text = 'What was in your bag is ordered: BB123456789. We have sent you a receipt.';
    expect(afterReload(local, session).messages).toEqual([{ type: 'success', text }]);
    clearLastOrder(session);
    storeFailure(local, 'CartNotFoundError');
    expect(afterReload(local, session).messages).toMatchObject([{ type: 'warning' }]);
  });
});
