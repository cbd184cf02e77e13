import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { orderOfLegacy } from '../domain/order/legacy-order.ts';
import { readLegacyOrderLine } from './legacy-order-line.ts';

const SAMPLE = readFileSync(new URL('../../seed/legacy-orders.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const first = JSON.parse(SAMPLE[0]!) as { lines: object[]; payments: object[] };

const faultsOf = (change: object): string[] => {
  const read = readLegacyOrderLine(JSON.stringify({ ...first, ...change }));
  return 'faults' in read ? read.faults.map(({ field, fault }) => `${field}: ${fault}`) : [];
};

const address = (JSON.parse(SAMPLE[0]!) as { shippingAddress: object }).shippingAddress;

describe('a line of an import of orders', () => {
  it.each([
    ['+44 (0)7700 900 412', '+447700900412'],
    ['07700 900412', '07700900412'],
    ['ask at the desk', 'askatthedesk'],
    ['', ''],
  ])('[VA-02] has its phone %j without white space and in the form of a number: %j', (phone, stored) => {
    const read = readLegacyOrderLine(JSON.stringify({ ...first, shippingAddress: { ...address, phone } }));
    expect(read).toMatchObject({ draft: { order: { shippingAddress: { phone: stored } } } });
  });

  it('[EN-09] has texts without characters that cannot be seen, and a name of nothing else is missing', () => {
    const changed = { ...first, shippingAddress: { ...address, firstName: '\u202dHan\u00adnah\u202c' } };
    const read = readLegacyOrderLine(JSON.stringify(changed));
    expect(read).toMatchObject({ draft: { order: { shippingAddress: { firstName: 'Hannah' } } } });
    expect(faultsOf({ shippingAddress: { ...address, firstName: '\u200b' } })).toEqual([
      expect.stringMatching(/^shippingAddress.firstName: /),
    ]);
  });

  it('[EN-09] of the sample is an order whose lines sum to its total', () => {
    expect(SAMPLE).toHaveLength(3);
    for (const json of SAMPLE) {
      const read = readLegacyOrderLine(json);
      if (!('draft' in read)) throw new Error(JSON.stringify(read));
      const order = orderOfLegacy({ document: read.draft.order, owner: '', readAt: new Date(0) });
      const units = order.lines.flatMap(({ unitAmounts }) => unitAmounts);
      expect(units.reduce((sum, unit) => sum + unit, 0) - order.discount + order.shipping).toBe(order.total);
      expect(order.id).toBe(order.orderNumber);
    }
  });

  it.each([
    [{ orderNumber: 'BB4W0Z8KQ3M' }, 'orderNumber: must be WW or LOU with 3 to 17 capital letters or digits'],
    [{ orderNumber: 'WW12' }, 'orderNumber: must be WW or LOU with 3 to 17 capital letters or digits'],
    [{ email: 'hannah' }, 'email: must be an e-mail address'],
    [{ total: 25344, payments: [] }, 'total: is not lines − discount + shipping'],
    [{ tax: 4000 }, 'tax: is less than the tax of the lines'],
    [{ status: 'CANCELLED' }, 'status: is CANCELLED exactly when every piece is cancelled'],
    [{ refundedTotal: 30_000 }, 'refundedTotal: with cancelledTotal is more than the total'],
    [{ payments: [{ method: 'paypal', amount: 1 }] }, 'payments: do not sum to the total'],
    [
      { payments: [{ ...first.payments[0], maskedNumber: '4111111111111111' }, first.payments[1]] },
      'payments[0].maskedNumber: must not have more than ten digits',
    ],
    [
      { lines: [{ ...first.lines[0], quantity: 1, returned: 2 }, first.lines[1]] },
      'lines[0].returned: with the cancelled pieces is more than the quantity',
    ],
    [
      { lines: [{ ...first.lines[0], name: 'half \ud800 a pair' }, first.lines[1]] },
      'lines[0].name: has characters that cannot be stored',
    ],
    [
      { lines: [{ ...first.lines[0], name: 'nothing\0' }, first.lines[1]] },
      'lines[0].name: has characters that cannot be stored',
    ],
  ])('with %j is refused with its field', (change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  it('that is not JSON, or has unknown fields, is refused', () => {
    expect(readLegacyOrderLine('{"a')).toEqual({ faults: [{ field: '', fault: 'is not JSON' }] });
    expect(readLegacyOrderLine('null')).toHaveProperty('faults');
    expect(faultsOf({ colour: 'blue' })[0]).toContain('colour');
  });
});
