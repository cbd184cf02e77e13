import { describe, expect, it } from '@jest/globals';
import { speaksFor } from './authentication.ts';

const asked = { transactionId: 'T1', amount: { minorUnits: 235_000, currency: 'GBP' } };
const silent = { transactionId: undefined, minorUnits: undefined, currency: undefined };

describe('an authentication', () => {
  it.each([
    ['that repeats what was asked', { transactionId: 'T1', minorUnits: 235_000, currency: 'GBP' }],
    ['that repeats nothing', silent],
  ])('[F45] %s is valid for it', (_, named) => {
    expect(speaksFor(asked, named)).toBe(true);
  });

  it.each([
    ['transaction', { transactionId: 'T2' }],
    ['amount', { minorUnits: 234_999 }],
    ['currency', { currency: 'EUR' }],
  ])('[F45] of another %s is not valid', (_, named) => {
    expect(speaksFor(asked, { ...silent, ...named })).toBe(false);
  });

  it('[F45] that is new may have any transaction id', () => {
    const fresh = { ...asked, transactionId: undefined };
    expect(speaksFor(fresh, { ...silent, transactionId: 'T2' })).toBe(true);
  });
});
