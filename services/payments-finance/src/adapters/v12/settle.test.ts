import { describe, expect, it } from '@jest/globals';
import { refund } from './settle.ts';
import type { LenderCall, Transport } from './transport.ts';

const APPLICATION = {
  ApplicationId: '700001',
  Status: 6,
  Financials: { LoanAmount: '2500.00', Refunds: '0.00' },
};
const REFUSED = { ApplicationId: 0, Status: 0, Errors: [{ Code: 'UPA010' }] };

/** A lender that has given a part of the loan back since it was asked. */
const lender = (asked: LenderCall[]): Transport => ({
  call: async (call) => {
    asked.push(call);
    const answer = call.operation === 'CheckApplicationStatus' ? APPLICATION : REFUSED;
    return { kind: 'reply', status: 200, text: JSON.stringify(answer) };
  },
  read: () => Promise.reject(new Error('No report.')),
  room: () => 1,
  close: async () => {},
});

describe('a refund of a loan', () => {
  it('that meets another one is repeated, since what is left of the loan has changed', async () => {
    const asked: LenderCall[] = [];
    const movement = { id: '700001', amount: { minorUnits: 125_000, currency: 'GBP' } };
    expect(await refund(movement, 1_000, lender(asked))).toEqual({ kind: 'not-worked-on' });
    expect(asked.map(({ operation }) => operation)).toEqual(['CheckApplicationStatus', 'UpdateApplication']);
  });
});
