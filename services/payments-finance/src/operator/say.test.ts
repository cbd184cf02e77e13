import { describe, expect, it } from '@jest/globals';
import type { SettlementView } from '../use-cases/ports/settlement-store.ts';
import { differenceInWords, historyInWords, outcomeInWords, reconciliationInWords } from './say.ts';

const view: SettlementView = {
  tender: 'credit-card XXXX1111',
  kind: 'refund',
  reference: 'operator:r7',
  state: 'done',
  refusal: undefined,
  reason: 'scratched',
  amount: { minorUnits: 2_500, currency: 'GBP' },
  settledMinorUnits: 2_500,
  createdAt: new Date('2026-11-21T09:00:00Z'),
};

describe('the text for an operator', () => {
  it.each([
    [{ view, shares: [view] }, 'refund £25.00 (operator:r7): done'],
    [{ view, shares: [view, view] }, '\n  on credit-card XXXX1111: refund £25.00'],
    [{ view: { ...view, state: 'unknown' }, shares: [] }, 'unknown. It continues in the background'],
    [
      { view: { ...view, state: 'refused', refusal: 'declined' }, shares: [] },
      'refused. The provider declined it.',
    ],
    [
      {
        view: { ...view, state: 'refused', refusal: 'gift-card-not-cancelled', settledMinorUnits: 1_000 },
        shares: [],
      },
      'refused. £10.00 is refunded, £15.00 is not. A gift card in this return is spent',
    ],
    [{ refusal: 'exceeds-captured' }, 'more than was captured'],
    [{ refusal: 'goods-may-leave' }, 'Cancel it in the warehouse'],
  ] as const)('[MU-13] %j', (outcome, words) => {
    expect(outcomeInWords(outcome)).toContain(words);
  });

  it('[MU-13] the history of a payment, and the differences', () => {
    const sums = { authorised: 235_000, captured: 100_000, refunded: 2_500, voided: 0, released: 0 };
    const tender = {
      method: 'credit-card',
      maskedNumber: 'XXXX1111',
      state: 'held',
      currency: 'GBP',
    } as const;
    const history = {
      paymentId: 'p',
      placementId: 'pl',
      orderNumber: 'BB1',
      state: 'authorised',
      currency: 'GBP',
      ...sums,
      settlements: [view],
      tenders: [{ ...tender, ...sums }],
      ledger: [{ account: 'asset.cybersource.receivable', minorUnits: 97_500 }],
    };
    expect(historyInWords(history).split('\n')).toEqual([
      'order BB1, placement pl, payment p: authorised',
      'authorised £2,350.00, captured £1,000.00, refunded £25.00, voided £0.00',
      '  credit-card XXXX1111, held: authorised £2,350.00, captured £1,000.00, refunded £25.00, voided £0.00',
      '  2026-11-21T09:00:00.000Z  refund £25.00 (operator:r7): done on credit-card XXXX1111 — scratched',
      '  asset.cybersource.receivable  £975.00',
    ]);
    const wait = {
      waitsFor: undefined,
      applicationStatus: 'CANCELLED',
      changedAt: new Date('2026-11-22T09:00:00Z'),
      agreedLateAt: new Date('2026-11-23T09:00:00Z'),
      lateYesUndoneAt: undefined,
    } as const;
    const said =
      '    application CANCELLED, waits for nothing since 2026-11-22T09:00:00.000Z, agreed to after its end, 2026-11-23T09:00:00.000Z, and';
    const shown = (lateYesUndoneAt: Date | undefined) =>
      historyInWords({
        ...history,
        tenders: [{ ...tender, ...sums, wait: { ...wait, lateYesUndoneAt } }],
      }).split('\n');
    expect(shown(undefined)).toContain(`${said} to be undone at the provider`);
    expect(shown(new Date('2026-11-24T09:00:00Z'))).toContain(
      `${said} undone at the provider, 2026-11-24T09:00:00.000Z`,
    );
    const difference = {
      method: 'credit-card',
      kind: 'refund',
      transactionId: 't',
      reference: 'BB1',
      currency: 'GBP',
    } as const;
    expect(differenceInWords({ ...difference, what: 'missing-here', ours: undefined, theirs: 5 })).toBe(
      'missing-here: credit-card refund t of BB1: ours nothing, theirs £0.05',
    );
  });

  it('[MU-13] a reconciliation has a line for each provider whose report was not read', () => {
    const unread = [{ method: 'givex' as const, why: 'The gift card provider gave no report.' }];
    expect(reconciliationInWords({ differences: [], unread })).toBe(
      'givex was not compared. The gift card provider gave no report.',
    );
    expect(reconciliationInWords({ differences: [], unread: [] })).toBe(
      'Our ledger and the providers’ reports agree.',
    );
  });
});
