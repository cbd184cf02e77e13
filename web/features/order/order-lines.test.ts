import { describe, expect, it } from '@jest/globals';
import { lineStatus } from './order-lines.tsx';

const line = { quantity: 3, shippedQuantity: 0, cancelledQuantity: 0, returnedQuantity: 0 };

describe('[RT-06] the status of a line', () => {
  it('is empty while all of it waits, or all of it is sent', () => {
    expect(lineStatus(line)).toEqual([]);
    expect(lineStatus({ ...line, shippedQuantity: 3 })).toEqual([]);
  });

  it('counts sent, cancelled and returned pieces', () => {
    expect(lineStatus({ ...line, shippedQuantity: 2, cancelledQuantity: 1 })).toEqual([
      '2 sent',
      '1 cancelled',
    ]);
    expect(lineStatus({ ...line, shippedQuantity: 3, returnedQuantity: 1 })).toEqual([
      '2 sent',
      '1 sent back',
    ]);
  });

  it('needs no count for the whole line', () => {
    expect(lineStatus({ ...line, cancelledQuantity: 3 })).toEqual(['Cancelled']);
    expect(lineStatus({ ...line, quantity: 1, shippedQuantity: 1, returnedQuantity: 1 })).toEqual([
      'Sent back',
    ]);
  });
});
