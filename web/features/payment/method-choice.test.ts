import { describe, expect, it } from '@jest/globals';
import type { PaymentMethodType } from '../../gql/graphql.ts';
import { methodChoice } from './client/use-method-choice.ts';

const method = (name: PaymentMethodType, more: object = {}) => ({
  method: name,
  isSelected: false,
  unavailableReason: null,
  ...more,
});
const all = (name: PaymentMethodType) => (name === 'givex' ? 'applied' : 'chosen');

describe('choice of payment methods', () => {
  it('[MU-10] [EU-04] selects the remembered method, or the first that the bag may use', () => {
    const methods = [method('credit_card'), method('paypal', { isSelected: true })];
    expect(methodChoice(methods, all)).toMatchObject({
      listed: [
        { method: 'credit_card', reason: undefined },
        { method: 'paypal', reason: undefined },
      ],
      chosen: 'paypal',
    });
    const [card, paypal] = [method('credit_card'), method('paypal')];
    expect(methodChoice([card, paypal], all).chosen).toBe('credit_card');
  });

  it('[EU-04] says why a method is missing, and never selects it', () => {
    const reason = 'Klarna takes bags up to £1,000.00.';
    const methods = [
      method('klarna', { unavailableReason: reason, isSelected: true }),
      method('credit_card'),
    ];
    expect(methodChoice(methods, all)).toMatchObject({
      chosen: 'credit_card',
      listed: [
        { method: 'klarna', reason },
        { method: 'credit_card', reason: undefined },
      ],
    });
  });

  it('[EU-04] does not offer what this page cannot pay with', () => {
    const choice = methodChoice([method('applepay')], (name) =>
      name === 'credit_card' ? 'chosen' : undefined,
    );
    expect(choice).toMatchObject({ listed: [], chosen: undefined });
  });

  it('[MU-07] [EU-04] gift cards are beside the methods, not one of them', () => {
    const card = method('credit_card');
    expect(methodChoice([method('givex', { isSelected: true }), card], all)).toMatchObject({
      listed: [{ method: 'credit_card', reason: undefined }],
      giftCards: { reason: undefined },
    });
    const down = method('givex', { unavailableReason: 'Gift cards are unavailable just now.' });
    expect(methodChoice([card, down], all).giftCards?.reason).toBe('Gift cards are unavailable just now.');
    expect(methodChoice([card], all).giftCards).toBeUndefined();
  });
});
