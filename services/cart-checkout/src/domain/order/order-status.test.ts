import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOver, nextStatus, ORDER_EVENTS, ORDER_STATUSES } from './order-status.ts';
import type { OrderEvent, OrderStatus } from './order-status.ts';

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
    ['is held and let go', ['promised', 'held-by-hand', 'released', 'picking'], 'IN_PICKING'],
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

  it('[EU-07] of a quote leads into an order, or out of sight', () => {
    expect(reached(['quote-accepted', 'entered'], 'QUOTED')).toBe('ENTERED');
    expect(reached(['deleted'], 'QUOTED')).toBe('DELETED');
    expect(nextStatus('QUOTED', 'shipped')).toBeNull();
  });

  it('[EU-07] has 15 members, and each can be reached', () => {
    expect(new Set(ORDER_STATUSES).size).toBe(15);
    const seen = new Set<OrderStatus>(['QUOTED']);
    for (const status of seen) {
      for (const event of ORDER_EVENTS) {
        const next = nextStatus(status, event);
        if (next !== null) seen.add(next);
      }
    }
    expect([...seen].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it('[EU-07] ends cancelled, deleted or completed and nowhere else', () => {
    expect(ORDER_STATUSES.filter(isOver).sort()).toEqual(['CANCELLED', 'COMPLETED', 'DELETED']);
  });

  it('[EU-07] [I13] whatever happens to it: once over it stays, and once an order it is no quote', () => {
    const word = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 30 });
    fc.assert(
      fc.property(word, fc.constantFrom(...ORDER_STATUSES), (events, from) => {
        const path = [from];
        for (const event of events) path.push(reached([event], path.at(-1)));
        const over = path.findIndex(isOver);
        if (over >= 0) expect(new Set(path.slice(over)).size).toBe(1);
        const entered = path.findIndex((status) => !status.startsWith('QUOTE'));
        if (entered >= 0)
          expect(path.slice(entered).filter((status) => status.startsWith('QUOTE'))).toEqual([]);
      }),
    );
  });
});
