import { NOTHING_TAKEN, STAY, type OwnRefusals, type Refusal } from '../../refusal-type.ts';
import { CARD_REFUSALS } from '../credit-card/card-refusals.ts';

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
