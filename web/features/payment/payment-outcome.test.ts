import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './payment-outcome.ts';
import type { PaymentResult } from './payment-result.ts';
import { V12_REFUSALS } from './methods/v12/v12.tsx';
import { refusalOf } from './refusal.ts';

const context = {
  lines: [{ sku: '0200003', name: 'Deepwater 41' }],
  formatMoney: (minorUnits: number) => `£${(minorUnits / 100).toFixed(2)}`,
};

function refusal(result: PaymentResult) {
  const answer = outcomeOf(result, context);
  if (answer.kind !== 'refused') throw new Error(`expected a refusal, got ${answer.kind}`);
  return answer.refusal;
}

describe('payment outcome', () => {
  it('[ST-08] [MU-13] is an order number or a pending payment', () => {
    expect(outcomeOf({ __typename: 'OrderPlaced', orderNumber: 'BB7Q2M4X9K1' }, context)).toEqual({
      kind: 'placed',
      orderNumber: 'BB7Q2M4X9K1',
    });
    expect(outcomeOf({ __typename: 'CheckoutInProgress' }, context)).toEqual({ kind: 'checking' });
  });

  it('[MU-15] an application for a loan goes on at the lender, and on our page of it while there is nothing to do there', () => {
    const id = '0199c1a0-0000-7000-8000-00000000abcd';
    const parts = { __typename: 'FinanceApplication', financeApplicationId: id } as const;
    const status = { applicationStatus: 'ACKNOWLEDGED', heldUntil: null } as const;
    const address = (initiateFinanceUrl: string | null) =>
      outcomeOf({ ...parts, ...status, initiateFinanceUrl }, context);
    expect(address('https://lender.test/a')).toEqual({ kind: 'applied', address: 'https://lender.test/a' });
    const own = `/checkout/application?application=${id}`;
    expect(address(null)).toEqual({ kind: 'applied', address: own });
    const open = { __typename: 'FinanceApplicationOpenError', financeApplicationId: id } as const;
    expect(refusal(open).way).toEqual({ href: own, name: 'See where it stands' });
  });

  it('[MU-15] a loan that is not lent has words of its own, and a deposit that is declined those of a card', () => {
    const declined = (reason: string) => {
      const answer = outcomeOf(
        { __typename: 'PaymentDeclinedError', reason },
        { ...context, refusals: V12_REFUSALS },
      );
      return answer.kind === 'refused' ? answer.refusal.title : answer.kind;
    };
    expect(declined('loan-declined')).toBe('Not this time.');
    expect(declined('expired-card')).toBe('Your bank did not approve this card.');
  });

  it('[MU-15] a loan of too many pieces has words of its own: the bag can be paid for in another way', () => {
    const over = { __typename: 'QuantityLimitError', sku: '0200003', most: 2 } as const;
    expect(refusalOf(over, { ...context, refusals: V12_REFUSALS })).toMatchObject({
      title: 'Over time you can buy at most 2 of Deepwater 41.',
      text: 'Nothing has been taken. Choose fewer in your bag, or pay for it in another way.',
      next: 'stay',
    });
    const keptByOthers = { __typename: 'PiecesAppliedForError', sku: '0200003' } as const;
    expect(refusalOf(keptByOthers, { ...context, refusals: V12_REFUSALS })).toMatchObject({
      title: 'Others are applying for Deepwater 41 just now.',
      text: 'Nothing has been taken. Choose another way to pay, or try again later.',
      next: 'stay',
    });
  });

  it.each([
    [59, 'in a minute'],
    [61, 'in 2\u00a0minutes'],
    [24 * 60 * 60, 'tomorrow at this time'],
  ])('[ER-05] says in words when to try again: after %i seconds %s', (retryAfterSeconds, words) => {
    expect(refusal({ __typename: 'TooManyAttemptsError', retryAfterSeconds }).text).toContain(
      `Try again ${words}.`,
    );
  });

  it('[MU-13] shows the reason of a decline and stays on the page', () => {
    expect(refusal({ __typename: 'PaymentDeclinedError', reason: 'expired-card' })).toMatchObject({
      title: 'Your bank did not approve this card.',
      text: 'The bank says it has expired. Nothing has been taken. Check the details, or choose another way to pay.',
      next: 'stay',
      reloadFields: false,
    });
    expect(refusal({ __typename: 'PaymentDeclinedError', reason: 'card-declined' }).text).toBe(
      'Nothing has been taken. Check the details, or choose another way to pay.',
    );
  });

  it('[ER-05] names the sold-out piece and sends the shopper to the bag', () => {
    expect(refusal({ __typename: 'InsufficientStockError', sku: '0200003', available: 0 })).toMatchObject({
      title: 'Someone bought the last Deepwater 41 while it was in your bag.',
      next: 'bag',
    });
    expect(refusal({ __typename: 'InsufficientStockError', sku: '0200003', available: 1 }).title).toBe(
      'Only 1 of Deepwater 41 is left.',
    );
  });

  it('[ER-05] names the new total when a price has changed', () => {
    expect(refusal({ __typename: 'PriceChangedError', total: 197500 })).toMatchObject({
      title: 'Your total is now £1975.00.',
      refetchCart: true,
    });
  });

  it('[ER-05] reloads the card fields when the token is rejected or the payment was reversed', () => {
    expect(refusal({ __typename: 'PaymentTokenError' }).reloadFields).toBe(true);
    expect(refusal({ __typename: 'PaymentUnavailableError' }).reloadFields).toBe(true);
  });

  it('[ER-02] sends a lost bag or session to the bag page', () => {
    expect(refusalOf({ __typename: 'CartNotFoundError' }, context).next).toBe('lostBag');
    expect(refusalOf({ __typename: 'SessionExpiredError' }, context).next).toBe('lostBag');
    expect(outcomeOf({ __typename: 'CartNotFoundError' }, context)).toEqual({
      kind: 'lost',
      failure: 'CartNotFoundError',
    });
  });

  it.each([
    ['shippingAddress.postalCode', 'delivery', 'Part of your address is missing.'],
    ['shippingAddress', 'delivery', 'Your delivery was changed on another page.'],
    ['shippingMethod', 'delivery', 'You have not chosen a delivery yet.'],
    ['nominatedDay', 'delivery', 'We can no longer deliver on the day you chose.'],
    ['email', 'delivery', 'We do not have your e-mail address.'],
    ['billingAddress.city', 'stay', 'Part of your billing address is missing.'],
    ['billingAddress', 'stay', 'Your bank does not recognise this billing address.'],
    ['somethingNew', 'delivery', 'Part of your address is missing.'],
  ])('[ER-05] says what an address lacks (%s) and where to correct it', (field, next, title) => {
    const shown = refusal({ __typename: 'PaymentAddressError', field });
    expect(shown).toMatchObject({ next, title });
    expect(shown.text).toContain('Nothing has been taken.');
  });

  it('[EN-16] sends a shopper whose store has closed back to delivery', () => {
    const shown = refusal({ __typename: 'StoreNotFoundError' });
    expect(shown).toMatchObject({ next: 'delivery', title: 'You can no longer collect from there.' });
  });

  it('[ST-08] [MU-13] is a challenge as the next action when the bank requires one', () => {
    const challenge = {
      placementId: '0199c1a0-0000-7000-8000-000000000001',
      stepUpUrl: 'https://bank.test/step-up',
      accessToken: 'jwt',
      expiresAt: '2026-11-21T10:10:00.000Z',
    };
    expect(outcomeOf({ __typename: 'OrderPending', ...challenge }, context)).toEqual({
      kind: 'action',
      action: { kind: 'challenge', ...challenge },
    });
    expect(refusal({ __typename: 'OrderPending', ...challenge, placementId: '' }).title).toBe(
      'Something went wrong.',
    );
  });

  it('[MU-13] [F45] says that authentication failed, and that another card can be used', () => {
    expect(refusal({ __typename: 'PaymentDeclinedError', reason: 'authentication-failed' })).toMatchObject({
      title: 'Your bank could not confirm that it was you.',
      text: expect.stringContaining('Nothing has been taken.'),
      next: 'stay',
      reloadFields: false,
    });
  });

  it('[MU-13] [F45] starts again after the challenge has expired: new card fields, and the current bag', () => {
    expect(refusal({ __typename: 'PaymentExpired' })).toMatchObject({
      next: 'stay',
      reloadFields: true,
      refetchCart: true,
      text: expect.stringContaining('Nothing has been taken.'),
    });
  });

  it('[ER-11] has a text for an unknown result, which claims nothing about the money', () => {
    // From a service newer than the page.
    const unknown = { __typename: 'NewError' } as unknown as PaymentResult;
    expect(refusal(unknown).title).toBe('Something went wrong.');
    expect(refusal(unknown).text).not.toContain('taken');
  });
});
