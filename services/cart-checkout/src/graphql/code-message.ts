import type { CodeState } from '../domain/promotions/code-state.ts';

const ERRORS: Readonly<Record<CodeState, string | null>> = {
  MatchesCart: null,
  ApplicationStoppedByPreviousDiscount: 'Another offer in your bag saves you more, so this code is not used.',
  DoesNotMatchCart: 'This code does not apply to what is in your bag.',
  MaxApplicationReached: 'This code has been used as often as it can be.',
  NotActive: 'This code cannot be used today.',
  NotValid: 'We do not know this code. Check it and try again.',
};

/** Why a code does not apply, for the shopper; null when it does. */
export const codeMessage = (state: CodeState): string | null => ERRORS[state];
