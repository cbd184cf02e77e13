import { describe, expect, it } from '@jest/globals';
import type { SettlementView } from '../use-cases/settlement-ports.ts';
import { differenceInWords, historyInWords, outcomeInWords } from './say.ts';

const view: SettlementView = {
  ...{ kind: 'refund', reference: 'operator:r7', state: 'done', refusal: undefined, reason: 'scratched' },
  amount: { minorUnits: 2_500, currency: 'GBP' },
  settledMinorUnits: 2_500,
  createdAt: new Date('2026-11-21T09:00:00Z'),
};

describe('the text for an operator', () => {
  it.each([
    [{ view }, 'refund £25.00 (operator:r7): done'],
    [{ view: { ...view, state: 'unknown' } }, 'unknown. It continues in the background'],
    [{ view: { ...view, state: 'refused', refusal: 'declined' } }, 'refused. The provider declined it.'],
    [{ refusal: 'exceeds-captured' }, 'more than was captured'],
    [{ refusal: 'goods-may-leave' }, 'Cancel it in the warehouse'],
  ] as const)('[MU-13] %j', (outcome, words) => {
    expect(outcomeInWords(outcome)).toContain(words);
  });

  it('[MU-13] the history of a payment, and the differences', () => {
    const history = {
      ...{ paymentId: 'p', placementId: 'pl', orderNumber: 'BB1', state: 'authorised', currency: 'GBP' },
      ...{ authorised: 235_000, captured: 100_000, refunded: 2_500, voided: 0, settlements: [view] },
      ledger: [{ account: 'asset.cybersource.receivable', minorUnits: 97_500 }],
    };
    expect(historyInWords(history).split('\n')).toEqual([
      'order BB1, placement pl, payment p: authorised',
      'authorised £2,350.00, captured £1,000.00, refunded £25.00, voided £0.00',
      '  2026-11-21T09:00:00.000Z  refund £25.00 (operator:r7): done — scratched',
      '  asset.cybersource.receivable  £975.00',
    ]);
    const difference = { kind: 'refund', transactionId: 't', reference: 'BB1', currency: 'GBP' } as const;
    expect(differenceInWords({ ...difference, what: 'missing-here', ours: undefined, theirs: 5 })).toBe(
      'missing-here: refund t of BB1: ours nothing, theirs £0.05',
    );
  });
});
