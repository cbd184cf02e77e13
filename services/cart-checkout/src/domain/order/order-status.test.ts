import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFinal, nextStatus, ORDER_EVENTS, ORDER_STATUSES } from './order-status.ts';
import type { OrderEvent, OrderStatus } from './order-status.ts';

const QUOTES: readonly OrderStatus[] = ['QUOTED', 'QUOTE_CONVERTED', 'DELETED'];

const reached = (events: readonly OrderEvent[], from: OrderStatus = 'ENTERED') =>
  events.reduce<OrderStatus>((status, event) => nextStatus(status, event) ?? status, from);

describe('the status of an order', () => {
  it.each<[string, OrderEvent[], OrderStatus]>([
    [
      'is picked, shipped, paid for and closed',
      ['promised', 'picking', 'shipped', 'invoiced', 'completed'],
      'COMPLETED',
    ],
    ['leaves in two parcels', ['promised', 'picking', 'part-shipped', 'shipped'], 'SHIPPED'],
    ['is held and released', ['promised', 'held-by-hand', 'released', 'picking'], 'IN_PICKING'],
    ['is held in a batch', ['picking', 'held-in-batch'], 'BATCH_HOLD'],
    ['loses a piece and goes on', ['part-cancelled', 'picking', 'shipped'], 'SHIPPED'],
    ['is cancelled', ['promised', 'cancelled'], 'CANCELLED'],
    ['is not paid for, and then is', ['shipped', 'capture-refused', 'invoiced'], 'INVOICED'],
    [
      'ships on although its first parcel is not paid for',
      ['part-shipped', 'capture-refused', 'shipped'],
      'CREDIT_HOLD',
    ],
  ])('[EU-07] %s', (_what, events, status) => {
    expect(reached(events)).toBe(status);
  });

  it('[EU-07] has 15 members; an order can reach all but those of quotes', () => {
    expect(new Set(ORDER_STATUSES).size).toBe(15);
    const seen = new Set<OrderStatus>(['ENTERED']);
    for (const status of seen) {
      for (const event of ORDER_EVENTS) {
        const next = nextStatus(status, event);
        if (next !== null) seen.add(next);
      }
    }
    const unreached = ORDER_STATUSES.filter((status) => !seen.has(status));
    expect(unreached).toEqual(QUOTES);
  });

  it('[EU-07] of an order ends as cancelled or completed; a quote never moves', () => {
    expect(ORDER_STATUSES.filter(isFinal).sort()).toEqual(['CANCELLED', 'COMPLETED', ...QUOTES].sort());
  });

  it('[EU-07] [I13] after any events, a final status stays and an order never becomes a quote', () => {
    const word = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 30 });
    fc.assert(
      fc.property(word, fc.constantFrom(...ORDER_STATUSES), (events, from) => {
        const path = [from];
        for (const event of events) path.push(reached([event], path.at(-1)));
        const over = path.findIndex(isFinal);
        if (over >= 0) expect(new Set(path.slice(over)).size).toBe(1);
        if (!QUOTES.includes(from)) expect(path.filter((status) => QUOTES.includes(status))).toEqual([]);
      }),
    );
  });
});
