import { describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import {
  OrderCancelledSchema,
  OrderPlacedSchema,
  OrderReturnedSchema,
  OrderShippedSchema,
} from '@loupe/contracts/checkout/order';
import type { Placement } from '../../src/domain/placement/placement.ts';
import type { MovedOrder } from '../../src/domain/fulfilment/moved-order.ts';
import { orderMoved } from '../../src/events/published/order-moved.ts';
import { orderPlaced } from '../../src/events/published/order-placed.ts';
import { stockLevelState } from '../../src/events/published/stock-level-state.ts';

const PLACEMENT = {
  id: '0190a000-0000-7000-8000-00000000000a',
  cartId: '0190a000-0000-7000-8000-00000000000b',
  site: 'beaverbrooks',
  owner: 'a:0190a000-0000-7000-8000-00000000000c',
  orderNumber: 'BBN0KSN7HCQ',
  snapshot: {
    email: 'ada@example.com',
    cart: {
      total: 265_00,
      shipping: 0,
      tax: 44_17,
      lines: [{ sku: '0100002', productId: 'p', quantity: 1, unitPrice: 265_00 }],
    },
  },
} as unknown as Placement;
const ORDER_ID = '0190a000-0000-7000-8000-00000000000d';
const ORDER_PLACED =
  '0a2430313930613030302d303030302d373030302d383030302d303030303030303030303064120b42424e304b534e374843511a24' +
  '30313930613030302d303030302d373030302d383030302d303030303030303030303062222430313930613030302d303030302d37' +
  '3030302d383030302d3030303030303030303030612a034742503084cf013a120a073031303030303212017018012084cf01580060c122';

const MOVED: Omit<MovedOrder, 'type'> = {
  orderId: ORDER_ID,
  orderNumber: 'BBN0KSN7HCQ',
  placementId: PLACEMENT.id,
  site: 'beaverbrooks',
  reference: 'P1',
  currency: 'GBP',
  eventVersion: 2n,
  amount: 265_00,
  delivery: 0,
  begun: 0,
  final: true,
  whole: true,
  lines: [{ position: 1, sku: '0100002', quantity: 1, amount: 265_00, tax: 44_17 }],
  giftCardValues: new Map(),
  giftCardEndings: [],
};
const ORDER_MOVED = {
  'order-making':
    '0a2430313930613030302d303030302d373030302d383030302d303030303030303030303064120b42424e304b534e374843511a' +
    '2430313930613030302d303030302d373030302d383030302d303030303030303030303061220250312a034742503084cf013a0b' +
    '0a07303130303030321001',
  'order-shipped':
    '0a2430313930613030302d303030302d373030302d383030302d303030303030303030303064120b42424e304b534e374843511a' +
    '2430313930613030302d303030302d373030302d383030302d303030303030303030303061220250312a034742503084cf013801' +
    '420d0a073031303030303210012001',
  'order-cancelled':
    '0a2430313930613030302d303030302d373030302d383030302d303030303030303030303064120b42424e304b534e374843511a' +
    '2430313930613030302d303030302d373030302d383030302d303030303030303030303061220250312a034742503084cf013801' +
    '420d0a0730313030303032100120014801',
  'order-returned':
    '0a2430313930613030302d303030302d373030302d383030302d303030303030303030303064120b42424e304b534e374843511a' +
    '2430313930613030302d303030302d373030302d383030302d303030303030303030303061220250312a034742503084cf013a0d' +
    '0a073031303030303210012001',
};

/** Consumers of older releases depend on these bytes: a change here is a change of the contract. */
describe('bytes of published events', () => {
  it('order-placed', () => {
    const { payload, ...event } = orderPlaced(ORDER_ID, PLACEMENT);
    expect(event).toEqual({
      topic: 'checkout.order.v1',
      type: 'order-placed',
      aggregateId: ORDER_ID,
      aggregateVersion: 1n,
      site: 'beaverbrooks',
    });
    expect(Buffer.from(payload).toString('hex')).toBe(ORDER_PLACED);
  });

  it('order-placed has the customer’s id and no other personal data', () => {
    const { payload } = orderPlaced(ORDER_ID, {
      ...PLACEMENT,
      owner: 'c:0190a000-0000-7000-8000-00000000000e',
    });
    expect(fromBinary(OrderPlacedSchema, payload).customerId).toBe('0190a000-0000-7000-8000-00000000000e');
    expect(Buffer.from(payload).toString('latin1')).not.toContain('ada@example.com');
  });

  it('[RO-01] order-placed says what a guest may be sent, and nothing of a customer, whose account says it', () => {
    const marketingPreference = { email: true, post: false, mobile: true, textVersion: 2 };
    const snapshot = { ...PLACEMENT.snapshot, marketingPreference };
    const asked = (owner = PLACEMENT.owner) =>
      fromBinary(OrderPlacedSchema, orderPlaced(ORDER_ID, { ...PLACEMENT, owner, snapshot }).payload)
        .marketing;
    expect(asked()).toMatchObject(marketingPreference);
    expect(asked('c:0190a000-0000-7000-8000-00000000000e')).toBeUndefined();
  });

  it.each(Object.entries(ORDER_MOVED))('%s', (type, hex) => {
    const { payload, ...event } = orderMoved({
      ...MOVED,
      type: type.replace('-', '.') as MovedOrder['type'],
    });
    expect(event).toEqual({
      topic: 'checkout.order.v1',
      type,
      aggregateId: ORDER_ID,
      aggregateVersion: 2n,
      site: 'beaverbrooks',
    });
    expect(Buffer.from(payload).toString('hex')).toBe(hex);
  });

  it('order-shipped and order-cancelled leave out what was captured when making began, and say it', () => {
    const begun = { ...MOVED, amount: 265_00, begun: 200_00 };
    const amounts = { amountMinorUnits: 65_00n, begunMinorUnits: 200_00n };
    const shipped = orderMoved({ ...begun, type: 'order.shipped' }).payload;
    expect(fromBinary(OrderShippedSchema, shipped)).toMatchObject(amounts);
    const cancelled = orderMoved({ ...begun, type: 'order.cancelled' }).payload;
    expect(fromBinary(OrderCancelledSchema, cancelled)).toMatchObject(amounts);
  });

  it.each(['order.shipped', 'order.returned'] as const)('%s says which gift cards moved', (type) => {
    const lines = [{ position: 1, sku: 'GC0050', quantity: 2, amount: 100_00, tax: 0 }];
    const { payload } = orderMoved({ ...MOVED, type, lines, giftCardValues: new Map([['GC0050', 50_00]]) });
    const schema = type === 'order.shipped' ? OrderShippedSchema : OrderReturnedSchema;
    expect(
      fromBinary<typeof OrderShippedSchema | typeof OrderReturnedSchema>(schema, payload).lines,
    ).toMatchObject([{ sku: 'GC0050', quantity: 2, giftCardValueMinorUnits: 50_00n }]);
  });

  it.each([
    ['in', '0a07303130303030321001'],
    ['low', '0a07303130303030321002'],
    ['out', '0a07303130303030321003'],
  ] as const)('stock-level-state: %s', (level, hex) => {
    const { payload, ...event } = stockLevelState({ sku: '0100002', onHand: 3, version: 7n }, level);
    expect(event).toEqual({
      topic: 'checkout.stock.v1',
      type: 'stock-level-state',
      aggregateId: '0100002',
      aggregateVersion: 7n,
      site: '',
    });
    expect(Buffer.from(payload).toString('hex')).toBe(hex);
  });
});
