import { afterEach, describe, expect, it } from '@jest/globals';
import { hasExpress } from './in-browser.ts';
import { usableExpress } from './registry.ts';

const browser = (can: boolean) =>
  Object.assign(globalThis, { window: { ApplePaySession: { canMakePayments: () => can } } });
afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

describe('express buttons', () => {
  it('[MU-12] are none in a browser that can pay by none, which loads nothing of them', () => {
    expect(hasExpress()).toBe(false);
    browser(false);
    expect(hasExpress()).toBe(false);
    expect(usableExpress()).toEqual([]);
  });

  it('[MU-12] are those that the browser can pay by', () => {
    browser(true);
    expect(hasExpress()).toBe(true);
    expect(usableExpress().map(({ method }) => method)).toEqual(['applepay']);
  });
});
