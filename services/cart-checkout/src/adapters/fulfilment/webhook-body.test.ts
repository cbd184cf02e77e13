import { describe, expect, it } from '@jest/globals';
import { readMessage } from './webhook-body.ts';

const about = { orderNumber: 'BBN0KSN7HCQ', sequence: 3, occurredAt: '2026-11-21T10:00:00Z' };
const read = (body: object) => readMessage(JSON.stringify({ ...about, ...body }));

describe('messages of fulfilment', () => {
  it('contain progress', () => {
    expect(read({ type: 'order.held', hold: 'BATCH_HOLD' })).toEqual({
      type: 'order.held',
      orderNumber: 'BBN0KSN7HCQ',
      sequence: 3,
      hold: 'BATCH_HOLD',
      occurredAt: new Date('2026-11-21T10:00:00Z'),
    });
    expect(read({ type: 'order.picking', note: 'something new' })).toMatchObject({ hold: null });
  });

  it('contain goods: all remaining ones unless lines are given', () => {
    const lines = [{ sku: '0100002', quantity: 1 }];
    const trackingUrl = 'https://courier.example/1';
    expect(
      read({ type: 'order.shipped', shipmentId: 'P1', lines, carrier: 'DPD', trackingUrl }),
    ).toMatchObject({
      reference: 'P1',
      pieces: lines,
      carrier: 'DPD',
      trackingUrl,
      restock: null,
    });
    expect(read({ type: 'order.returned', returnId: 'R1', restock: true })).toMatchObject({
      reference: 'R1',
      pieces: null,
      restock: true,
    });
    expect(read({ type: 'order.returned', returnId: 'R1', giftCards: ['0652'] })).toMatchObject({
      giftCardEndings: ['0652'],
    });
    expect(read({ type: 'order.returned', returnId: 'R1', giftCards: ['•••• 0652'] })).toBeNull();
  });

  it.each([
    ['no JSON', () => readMessage('{')],
    ['another type', () => read({ type: 'order.eaten' })],
    ['no reference', () => read({ type: 'order.shipped' })],
    [
      'half a piece',
      () => read({ type: 'order.shipped', shipmentId: 'P', lines: [{ sku: 'a', quantity: 0.5 }] }),
    ],
    [
      'a link that is no link',
      () => read({ type: 'order.shipped', shipmentId: 'P', trackingUrl: 'javascript:alert(1)' }),
    ],
    ['U+0000', () => read({ type: 'order.shipped', shipmentId: 'P', carrier: 'D\u0000PD' })],
    ['half a surrogate pair', () => read({ type: 'order.shipped', shipmentId: 'P\ud83d' })],
    ['no sequence', () => read({ type: 'order.accepted', sequence: undefined })],
  ])('are refused with %s', (_what, attempt) => {
    expect(attempt()).toBeNull();
  });
});
