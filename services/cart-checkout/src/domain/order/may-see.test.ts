import { describe, expect, it } from '@jest/globals';
import { maySee } from './may-see.ts';
import type { Order } from './order.ts';

const placedAt = new Date('2026-11-21T12:00:00Z');
const after = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000);
const order = (owner: string, readAt = placedAt) =>
  ({ site: 'loupe', owner, email: 'Ada@example.com', placedAt, readAt }) as Order;
const shopper = (owner: string, site = 'loupe') => ({ site, owner });
const nothing = { isOrderConfirmation: false, email: null };
const confirmation = { isOrderConfirmation: true, email: null };

describe('who may see an order', () => {
  it('[QY-06] the guest session that placed it, on the confirmation page, for 24 hours', () => {
    expect(maySee(order('a:1', after(23.9)), shopper('a:1'), confirmation)).toBe(true);
    expect(maySee(order('a:1', after(24)), shopper('a:1'), confirmation)).toBe(false);
    expect(maySee(order('a:1'), shopper('a:1'), nothing)).toBe(false);
    expect(maySee(order('a:1'), shopper('a:2'), confirmation)).toBe(false);
  });

  it('[QY-06] its customer, always', () => {
    expect(maySee(order('c:1', after(24_000)), shopper('c:1'), nothing)).toBe(true);
    expect(maySee(order('c:1'), shopper('c:2'), confirmation)).toBe(false);
  });

  it('[QY-06] [VA-13] anyone who knows its number and e-mail, in upper or lower case', () => {
    const knows = (email: string) => ({ isOrderConfirmation: false, email });
    expect(maySee(order('a:1', after(24_000)), shopper('a:2'), knows('ada@EXAMPLE.com'))).toBe(true);
    expect(maySee(order('a:1'), shopper('a:2'), knows('eve@example.com'))).toBe(false);
    expect(maySee(order('a:1'), shopper('a:2'), knows(''))).toBe(false);
  });

  it('[QY-06] nobody by no e-mail where that of the order was erased', () => {
    const erased = { ...order('a:1'), email: '' };
    for (const email of ['', ' ', '\u200b'])
      expect(maySee(erased, shopper('a:2'), { isOrderConfirmation: false, email })).toBe(false);
  });

  it('not a shopper of the other site', () => {
    const everything = { isOrderConfirmation: true, email: 'ada@example.com' };
    expect(maySee(order('c:1'), shopper('c:1', 'beaverbrooks'), everything)).toBe(false);
  });
});
