import { expect, it } from '@jest/globals';
import { readPlan, storedPlan } from './stored-plan.ts';
import type { PaymentPlan } from '../../domain/placement/plan.ts';

const GIFT_CARD = { id: 'g1', addedTo: 'cart', addedBy: 'a:1', remaining: 0 };
const PLAN: PaymentPlan = [
  { method: 'givex', amount: 1, details: { kind: 'gift-card', ...GIFT_CARD } },
  { method: 'credit-card', amount: 2, details: { kind: 'card' } },
  { method: 'klarna', amount: 3, details: { kind: 'token' } },
  { method: 'v12', amount: 4, details: { kind: 'at-provider' } },
];

it('[migrations] a plan of cards and gift cards is stored as the version before reads and writes it', () => {
  const former = [
    { method: 'givex', amount: 1, giftCard: GIFT_CARD },
    { method: 'credit-card', amount: 2, giftCard: null },
  ] as const;
  expect(storedPlan(PLAN.slice(0, 2))).toEqual(former);
  expect(readPlan(former)).toEqual(PLAN.slice(0, 2));
});

it('every plan is read as it was stored', () => {
  expect(readPlan(JSON.parse(JSON.stringify(storedPlan(PLAN))))).toEqual(PLAN);
});
