import { describe, expect, it } from '@jest/globals';
import { dueOf } from './due.ts';
import type { PayAgain } from './pay-again.ts';
import type { PayAgainState } from './transitions.ts';

const ORDER = {
  ...({ status: 'ENTERED', live: null, isPaid: false } as const),
  money: { state: 'missing', version: 3n, missing: 100 } as const,
};
const LINK = { orderId: 'order', episode: 3n, isExpired: false };
const MISSING = { state: 'missing', missing: 90 } as const;
const live = (state: PayAgainState) => ({ live: { state } as PayAgain });

describe('what a link can do', () => {
  it.each([
    ['pays what payments says is missing', {}, {}, MISSING, { kind: 'due', amount: 90 }],
    ['an order that is cancelled', { status: 'CANCELLED' }, {}, MISSING, { kind: 'cancelled' }],
    ['a payment that is cancelled', {}, {}, { state: 'cancelled', missing: 0 }, { kind: 'cancelled' }],
    ['money that is held again', {}, {}, { state: 'held', missing: 0 }, { kind: 'nothing' }],
    ['money that was paid again', { isPaid: true }, {}, { state: 'taken', missing: 0 }, { kind: 'paid' }],
    [
      'an old link of an order that was paid',
      { isPaid: true },
      { isExpired: true },
      { state: 'held', missing: 0 },
      { kind: 'paid' },
    ],
    ['a link that is too old', {}, { isExpired: true }, MISSING, { kind: 'expired' }],
    ['a link of a time before', {}, { episode: 1n }, MISSING, { kind: 'expired' }],
    ['while a bank is asked', live('authorising'), {}, MISSING, { kind: 'checking' }],
    ['while an attempt is cancelled', live('cancelling'), {}, MISSING, { kind: 'checking' }],
    ['while a challenge is open', live('challenge'), {}, MISSING, { kind: 'due', amount: 90 }],
    ['before payments has taken the hold over', live('authorised'), {}, MISSING, { kind: 'paid' }],
  ] as const)('[MU-13] %s', (_what, order, link, held, due) => {
    expect(dueOf({ ...ORDER, ...order }, { ...LINK, ...link }, held)).toEqual(due);
  });
});
