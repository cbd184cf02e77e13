import type { Context } from '../payment-context.ts';
import type { ActionOf, NextAction } from '../next-action.ts';
import type { PaymentOutcome } from '../payment-outcome.ts';

/** The props of a next action's view. */
export type ActionProps<Kind extends NextAction['kind']> = {
  action: ActionOf<Kind>;
  /** What is left to pay, formatted, e.g. £2,350.00. */
  total: string;
  context: Context;
  onEnd: (outcome: PaymentOutcome) => void;
};
