import { lazy } from 'react';
import { OptionalPart } from '#ui/optional-part.tsx';
import { NOTHING_TAKEN, STAY, type OwnRefusals, type Refusal } from '../../refusal-type.ts';
import { CARD_REFUSALS } from '../credit-card/card-refusals.ts';
import type { ChosenMethod, MethodPanelProps } from '../payment-method.ts';
import { endJourney } from './application-api.ts';
import { rememberPlan } from './remember-plan.ts';

const BACK = 'No order was placed, and your bag is as it was.';

const NOT_LENT: Readonly<Record<string, Refusal>> = {
  'loan-declined': {
    ...STAY,
    tone: 'info',
    title: 'Not this time.',
    text: `The lender could not offer this loan today. ${BACK} A deposit goes back to your card in full. Choose another way to pay.`,
  },
  'loan-cancelled': {
    ...STAY,
    tone: 'info',
    title: 'Your application has ended.',
    text: `Nothing was lent. ${BACK} A deposit goes back to your card in full. Choose another way to pay.`,
  },
};

/** The deposit has the words of a card. */
export const V12_REFUSALS: OwnRefusals = {
  PaymentDeclinedError: (refused, facts) =>
    NOT_LENT[refused.reason] ?? CARD_REFUSALS.PaymentDeclinedError(refused, facts),
  QuantityLimitError: ({ most }, { name }) => ({
    ...STAY,
    refetchCart: true,
    title: `Over time you can buy at most ${most} of ${name}.`,
    text: `${NOTHING_TAKEN} Choose fewer in your bag, or pay for it in another way.`,
  }),
  PaymentUnavailableError: () => ({
    ...STAY,
    reloadFields: true,
    title: 'We could not reach the lender.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Try again, or choose another way to pay.`,
  }),
};

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
