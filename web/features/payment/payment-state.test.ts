import { describe, expect, it } from '@jest/globals';
import type { PaymentOutcome } from './payment-outcome.ts';
import { mayPay, nextState, startState, type PaymentEvent, type PaymentState } from './payment-state.ts';
import { STAY } from './refusal-type.ts';

const refusal = { ...STAY, title: 'No.', text: 'Nothing has been taken.' };
const action = {
  kind: 'challenge',
  placementId: 'p',
  stepUpUrl: 'u',
  accessToken: 'a',
  expiresAt: 'e',
} as const;
const PAYING: PaymentState = { step: 'paying', slow: false, asking: false };
const ended = (outcome: PaymentOutcome): PaymentEvent => ({ type: 'ended', outcome });
const after = (state: PaymentState, ...events: PaymentEvent[]) => events.reduce(nextState, state);

it('[MU-15] is final once the bag went with an application', () => {
  const applied = nextState(
    { step: 'paying', slow: false, asking: false },
    { type: 'ended', outcome: { kind: 'applied', address: '/there' } },
  );
  expect(applied).toEqual({ step: 'applied', address: '/there' });
  expect(nextState(applied, { type: 'ended', outcome: { kind: 'checking' } })).toBe(applied);
});

describe('payment state', () => {
  it('[ST-08] starts with the form, or with the payment that the address names', () => {
    expect(startState(undefined)).toEqual({ step: 'filling' });
    expect(startState('p')).toEqual({ step: 'resuming', placementId: 'p' });
  });

  it('[MU-13] goes from the form through the payment to the order', () => {
    const placed = ended({ kind: 'placed', orderNumber: 'BB1' });
    expect(after(startState(undefined), { type: 'sent' })).toEqual(PAYING);
    expect(after(PAYING, { type: 'slow' }, { type: 'asking' })).toEqual({
      ...PAYING,
      slow: true,
      asking: true,
    });
    expect(after(PAYING, placed)).toEqual({ step: 'placed', orderNumber: 'BB1' });
  });

  it.each<[PaymentOutcome, PaymentState]>([
    [
      { kind: 'action', action },
      { step: 'action', action },
    ],
    [{ kind: 'checking' }, { step: 'checking' }],
    [
      { kind: 'refused', refusal },
      { step: 'refused', refusal },
    ],
    [{ kind: 'methodFields', errors: {} }, { step: 'filling' }],
    [{ kind: 'billingField', field: 'city', message: 'Missing.' }, { step: 'filling' }],
    [{ kind: 'lost', failure: 'CartNotFoundError' }, { step: 'filling' }],
  ])('[MU-13] [ST-08] shows the outcome %j', (outcome, state) => {
    expect(after(PAYING, ended(outcome))).toEqual(state);
  });

  it('[MU-13] pays again after a refusal, and only where nothing is under way', () => {
    expect(after({ step: 'refused', refusal }, { type: 'sent' })).toEqual(PAYING);
    const busy: PaymentState[] = [
      { ...PAYING, slow: true },
      { step: 'action', action },
      { step: 'checking' },
      { step: 'resuming', placementId: 'p' },
    ];
    for (const state of busy) {
      expect(mayPay(state)).toBe(false);
      expect(after(state, { type: 'sent' })).toBe(state);
    }
  });

  it('[F50] an order, of this tab or another, is final', () => {
    const placed = after({ step: 'action', action }, ended({ kind: 'placed', orderNumber: 'BB1' }));
    expect(after(placed, ended({ kind: 'refused', refusal }), { type: 'sent' })).toEqual({
      step: 'placed',
      orderNumber: 'BB1',
    });
  });

  it('late news of a payment that has ended changes nothing', () => {
    const state: PaymentState = { step: 'refused', refusal };
    expect(after(state, { type: 'slow' }, { type: 'asking' })).toBe(state);
  });
});
