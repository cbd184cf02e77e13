import { describe, expect, it } from '@jest/globals';
import type { PaymentResult } from '../payment-result.ts';
import { standingOf } from './application-standing.ts';

const application = (status: string, url: string | null = 'https://lender.test/apply/1'): PaymentResult =>
  ({
    __typename: 'FinanceApplication',
    financeApplicationId: 'a',
    initiateFinanceUrl: url,
    applicationStatus: status,
    heldUntil: '2026-11-30T14:15:00Z',
  }) as PaymentResult;

describe('[MU-15] where an application stands', () => {
  it.each([
    ['ACKNOWLEDGED', 'form'],
    ['ACCEPTED', 'signature'],
    ['REFERRED', 'decision'],
    ['DECLINED', 'declined'],
    ['CANCELLED', 'cancelled'],
    ['AWAITING_FULFILMENT', 'form'],
  ])('[MU-15] [EU-17] %s is %s', (status, kind) => expect(standingOf(application(status)).kind).toBe(kind));

  it('[MU-15] accepted is no order: only the placed one is', () => {
    expect(standingOf(application('ACCEPTED'))).toEqual({
      kind: 'signature',
      url: 'https://lender.test/apply/1',
      until: '2026-11-30T14:15:00Z',
    });
    expect(standingOf({ __typename: 'OrderPlaced', orderNumber: 'BB1' })).toEqual({
      kind: 'placed',
      orderNumber: 'BB1',
    });
  });

  it('[MU-15] another device learns nothing of it, and a lost answer says nothing', () => {
    expect(standingOf({ __typename: 'FinanceJourneyEnded', financeApplicationId: 'a' }).kind).toBe(
      'elsewhere',
    );
    expect(standingOf({ __typename: 'CheckoutInProgress' }).kind).toBe('unknown');
    const tooMany = { __typename: 'TooManyAttemptsError', retryAfterSeconds: 60 } as PaymentResult;
    expect(standingOf(tooMany).kind).toBe('unknown');
    expect(standingOf(application('ACKNOWLEDGED', null)).kind).toBe('unknown');
  });

  it('[MU-15] tells a loan that was declined from one that has ended', () => {
    const declined = (reason: string) => standingOf({ __typename: 'PaymentDeclinedError', reason }).kind;
    expect(declined('loan-declined')).toBe('declined');
    expect(declined('loan-cancelled')).toBe('cancelled');
    expect(standingOf({ __typename: 'PaymentExpired' }).kind).toBe('cancelled');
  });
});
