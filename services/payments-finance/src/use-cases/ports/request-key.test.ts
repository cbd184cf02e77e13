import { expect, it } from '@jest/globals';
import { randomUUIDv7 } from 'node:crypto';
import { isFor, settlementKey, transactionIdFor } from './request-key.ts';

it('a transaction id tells what it is for, and is another one each time', () => {
  const key = settlementKey('tender', 'capture', 'parcel-1');
  const ids = Array.from({ length: 1_000 }, () => transactionIdFor(key, randomUUIDv7));
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => /^[\da-f]{32}$/.test(id) && isFor(key, id))).toBe(true);
  for (const other of [
    settlementKey('tender', 'capture', 'parcel-2'),
    settlementKey('tender', 'refund', 'parcel-1'),
    settlementKey('other', 'capture', 'parcel-1'),
  ])
    expect(isFor(other, ids[0]!)).toBe(false);
});
