import { describe, expect, it } from '@jest/globals';
import { refund, undo } from './settle.ts';
import type { LenderCall, Transport } from './transport.ts';

const APPLICATION = {
  ApplicationId: '700001',
  Status: 6,
  Financials: { LoanAmount: '2500.00', Refunds: '0.00' },
};
const REFUSED = { ApplicationId: 0, Status: 0, Errors: [{ Code: 'UPA010' }] };

/** A lender that has given a part of the loan back since it was asked. */
const lender = (asked: LenderCall[], application = APPLICATION): Transport => ({
  call: async (call) => {
    asked.push(call);
    const answer = call.operation === 'CheckApplicationStatus' ? application : REFUSED;
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

describe('a request about a loan whose answer was lost', () => {
  /** @param status 5: signed, and not asked to be paid */
  async function undone(
    kind: 'capture' | 'refund',
    minorUnits: number,
    ageSeconds: number,
    status = 5,
    Refunds = '0.00',
  ) {
    const asked: LenderCall[] = [];
    const Financials = { ...APPLICATION.Financials, Refunds };
    const transport = lender(asked, { ...APPLICATION, Status: status, Financials });
    const answer = await undo(
      {
        kind,
        amount: { minorUnits, currency: 'GBP' },
        reference: 'BB00000001',
        merchantTransactionId: 'a',
        account: undefined,
        authorisationId: '700001',
        refundedBefore: 0,
        ageSeconds,
      },
      transport,
    );
    expect(asked.map(({ operation }) => operation)).toEqual(['CheckApplicationStatus']);
    return answer;
  }

  it.each([
    ['capture', 5],
    ['refund', 6],
  ] as const)('%s takes nothing off the loan again while it may still arrive', async (kind, status) => {
    expect(await undone(kind, 100_000, 290, status)).toBe('nothing-found');
    expect(await undone(kind, 100_000, 310, status)).toBe('harmless');
  });

  it('is asked for again at once where nothing has to be taken off the loan', async () => {
    expect(await undone('capture', 250_000, 1)).toBe('harmless');
  });

  it('is a case for a person once it can no longer arrive and another sum was given back than ours', async () => {
    expect(await undone('refund', 100_000, 290, 6, '20.00')).toBe('no-answer');
    expect(await undone('refund', 100_000, 310, 6, '20.00')).toBe('undecidable');
  });

  it('has been carried out when the lender says so', async () => {
    expect(await undone('capture', 100_000, 1, 6)).toMatchObject({ answer: { kind: 'done' } });
  });
});
