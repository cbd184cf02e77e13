import { afterEach, describe, expect, it } from '@jest/globals';
import { openSheet } from './apple-pay-sheet.ts';
import { canPay } from './can-pay.ts';

type Shown = {
  request: { total: { amount: string; label: string } };
  calls: string[];
  onvalidatemerchant?: (event: { validationURL: string }) => void;
  onpaymentauthorized?: (event: { payment: { token: { paymentData: object } } }) => void;
  oncancel?: () => void;
};

/** A browser with Apple Pay. @returns the sheets that it has shown */
function browser(can: () => boolean = () => true): Shown[] {
  const shown: Shown[] = [];
  class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = can;
    calls: string[] = [];
    request: Shown['request'];
    constructor(_version: number, request: Shown['request']) {
      this.request = request;
      shown.push(this);
    }
    begin = () => void this.calls.push('begin');
    abort = () => void this.calls.push('abort');
    completeMerchantValidation = (session: object) =>
      void this.calls.push(`session ${JSON.stringify(session)}`);
    completePayment = (status: number) => void this.calls.push(`status ${status}`);
  }
  Object.assign(globalThis, { window: { ApplePaySession } });
  return shown;
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

const OF = { minorUnits: 265_05, label: 'Loupe' };
const nextTurn = () => new Promise((resolve) => void setImmediate(resolve));

describe('the sheet of Apple Pay', () => {
  it('[MU-12] is offered only by a browser that can show it', () => {
    expect(canPay()).toBe(false);
    browser(() => false);
    expect(canPay()).toBe(false);
    browser(() => {
      throw new Error('This page is not secure.');
    });
    expect(canPay()).toBe(false);
    browser();
    expect(canPay()).toBe(true);
  });

  it('[MU-12] asks for the amount, is told that the page is ours, and gives its token as it is', async () => {
    const shown = browser();
    const sheet = openSheet(OF, async (url) => JSON.stringify({ of: url }));
    const [session] = shown;
    expect(session).toMatchObject({
      request: { total: { amount: '265.05', label: 'Loupe' } },
      calls: ['begin'],
    });
    session?.onvalidatemerchant?.({ validationURL: 'https://gateway.example' });
    await nextTurn();
    expect(session?.calls).toContain('session {"of":"https://gateway.example"}');
    session?.onpaymentauthorized?.({
      payment: { token: { paymentData: { version: 'EC_v1', data: 'AA==' } } },
    });
    expect(await sheet.authorised).toBe('{"version":"EC_v1","data":"AA=="}');
    sheet.end(true);
    sheet.end(false);
    expect(session?.calls.slice(-2)).toEqual(['status 0', 'status 1']);
  });

  it('[MU-12] ends without a token when the shopper closes it', async () => {
    const [session, sheet] = [browser(), openSheet(OF, async () => '{}')];
    session[0]?.oncancel?.();
    expect(await sheet.authorised).toBeUndefined();
  });

  it.each<[string, () => Promise<string>]>([
    ['no session', () => Promise.reject(new Error('no'))],
    ['rubbish', () => Promise.resolve('rubbish')],
  ])('[MU-12] closes when it gets %s', async (_name, validate) => {
    const shown = browser();
    const sheet = openSheet(OF, validate);
    shown[0]?.onvalidatemerchant?.({ validationURL: 'https://gateway.example' });
    await expect(sheet.authorised).rejects.toThrow();
    expect(shown[0]?.calls).toEqual(['begin', 'abort']);
  });
});
