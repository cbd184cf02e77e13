import type { ChosenMethod } from '../payment-method.ts';
import { LazyV12Panel } from './lazy-v12-panel.tsx';
import { endJourney } from './application-api.ts';
import { rememberPlan } from './remember-plan.ts';
import { V12_REFUSALS } from './v12-refusals.ts';

/** A loan: the plan, its deposit by card, and then the lender's own pages. */
export const v12: ChosenMethod = {
  kind: 'chosen',
  name: 'Pay over time',
  words: {
    button: () => 'Go to the lender',
    asked: 'the lender',
    note: 'Your order is placed when the lender has agreed and you have signed.',
  },
  Panel: LazyV12Panel,
  remember: rememberPlan,
  validate: endJourney,
  refusals: V12_REFUSALS,
};
