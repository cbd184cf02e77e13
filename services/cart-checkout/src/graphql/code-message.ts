import { formatProse } from '@loupe/money/format';
import type { CodeRefusal, CodeState } from '../domain/promotions/code-state.ts';
import type { AppliedCode } from '../domain/promotions/promotion-input.ts';

const ERRORS: Readonly<Record<CodeState, string | null>> = {
  MatchesCart: null,
  ApplicationStoppedByPreviousDiscount: 'Another offer in your bag saves you more, so this code is not used.',
  DoesNotMatchCart: 'This code does not apply to what is in your bag.',
  MaxApplicationReached: 'This code has been used as often as it can be.',
  NotActive: 'This code cannot be used today.',
  NotValid: 'We do not know this code. Check it and try again.',
};

type Words = { readonly [Type in CodeRefusal['type']]: (refusal: CodeRefusal & { type: Type }) => string };

const REFUSALS: Words = {
  ended: () => 'This code has ended.',
  'not-begun': () => 'This code cannot be used yet.',
  'sign-in': () => 'Sign in to use this code: it is for customers with an account.',
  'first-order': () => 'This code is for a first order only.',
  'other-email': () => 'This code is for another e-mail address: the one with which you asked for the price.',
  'other-customers': () => 'This code is for other customers.',
  spend: ({ missing }) =>
    `Spend ${formatProse(missing)} more on pieces that this code is for, and it applies.`,
  'more-pieces': () => 'This code is for several pieces together. Your bag does not have all of them yet.',
  'other-pieces': () => 'This code does not apply to what is in your bag.',
};

/** Why a code does not apply, for the shopper; null when it does. */
export function codeMessage({ state, refusal }: Pick<AppliedCode, 'state' | 'refusal'>): string | null {
  if (refusal === undefined) return ERRORS[state];
  const word = REFUSALS[refusal.type] as (refusal: CodeRefusal) => string;
  return word(refusal);
}
