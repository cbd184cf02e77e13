import { lazy } from 'react';
import { OptionalPart } from '#ui/optional-part.tsx';
import type { ChosenMethod, MethodPanelProps } from '../payment-method.ts';
import { endJourney } from './application-api.ts';
import { rememberPlan } from './remember-plan.ts';
import { V12_REFUSALS } from './v12-refusals.ts';

const V12Panel = lazy(async () => ({ default: (await import('./v12-panel.tsx')).V12Panel }));

/** Its script is loaded when the method is chosen. */
const LazyV12Panel = (props: MethodPanelProps) => (
  <OptionalPart
    loading={<p role="status">One moment.</p>}
    failed={<p role="alert">We could not open this just now. Your bag is safe; choose another way to pay.</p>}
  >
    <V12Panel {...props} />
  </OptionalPart>
);

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
