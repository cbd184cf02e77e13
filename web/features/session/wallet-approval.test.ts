import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '#lib/browser-storage.ts';
import { walletApproval } from './wallet-approval.ts';

describe('what a shopper has agreed to at a wallet', () => {
  const opened = { method: 'paypal', name: 'PayPal', approvalId: 'A' } as const;

  it('[MU-14] is usable by its method, for exactly the rest that was agreed to, and once', () => {
    const approval = walletApproval(memoryStorage());
    expect(approval.usable('paypal', 265_00)).toBeUndefined();
    approval.set(opened);
    expect(approval.usable('paypal', 265_00)).toBeUndefined();
    approval.set({ ...opened, agreedRest: 265_00 });
    expect(approval.usable('paypal', 265_00)).toBe('A');
    expect(approval.usable('paypal', 272_95)).toBeUndefined();
    expect(approval.usable('klarna', 265_00)).toBeUndefined();
    approval.forget();
    expect(approval.usable('paypal', 265_00)).toBeUndefined();
  });

  it('is nothing where the browser has kept something else', () => {
    const marks = memoryStorage();
    marks.setItem('wallet-approval', '{');
    expect(walletApproval(marks).get()).toBeUndefined();
  });
});
