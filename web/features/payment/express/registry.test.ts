import { afterEach, describe, expect, it } from '@jest/globals';
import { usableExpress } from './registry.ts';

const browser = (can: boolean) =>
  Object.assign(globalThis, { window: { ApplePaySession: { canMakePayments: () => can } } });
const shown = () => usableExpress().map(({ method }) => method);
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

describe('express buttons', () => {
  it('[MU-12] [MU-14] are those that the browser can pay by', () => {
    browser(false);
    expect(shown()).toEqual(['paypal']);
    browser(true);
    expect(shown()).toEqual(['applepay', 'paypal']);
  });
});
