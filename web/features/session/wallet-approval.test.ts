import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '#lib/browser-storage.ts';
import { walletApproval } from './wallet-approval.ts';

describe('what a shopper has agreed to at a wallet', () => {
  const opened = { method: 'paypal', name: 'PayPal', approvalId: 'A' } as const;

  it('[MU-14] is usable by its method, for this bag and exactly the rest that was agreed to, and once', () => {
    const approval = walletApproval(memoryStorage());
    const bag = { cartId: 'mine', rest: 265_00 };
    expect(approval.usable('paypal', bag)).toBeUndefined();
    approval.set(opened);
    expect(approval.usable('paypal', bag)).toBeUndefined();
    approval.set({ ...opened, cartId: 'mine', agreedRest: 265_00 });
    expect(approval.usable('paypal', bag)).toBe('A');
    expect(approval.usable('paypal', { ...bag, rest: 272_95 })).toBeUndefined();
    expect(approval.usable('paypal', { ...bag, cartId: 'another' })).toBeUndefined();
    expect(approval.usable('klarna', bag)).toBeUndefined();
    approval.forget();
    expect(approval.usable('paypal', bag)).toBeUndefined();
  });

  it('is nothing where the browser has kept something else', () => {
    const marks = memoryStorage();
    marks.setItem('wallet-approval', '{');
    expect(walletApproval(marks).get()).toBeUndefined();
  });
});
