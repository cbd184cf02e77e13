import { NOTHING_TAKEN, STAY, type OwnRefusals, type Refusal } from '../../refusal-type.ts';

const AGAIN = `${NOTHING_TAKEN} Your bag is as it was.`;

export const UNREACHABLE: Refusal = {
  ...STAY,
  title: 'Apple Pay is unavailable just now.',
  text: `${AGAIN} Try again, or choose another way to pay.`,
};

export const LEFT: Refusal = {
  ...STAY,
  tone: 'info',
  title: 'You have not paid yet.',
  text: `${AGAIN} Pay again, or choose another way to pay.`,
};

export const APPLEPAY_REFUSALS: OwnRefusals = {
  PaymentDeclinedError: () => ({
    ...STAY,
    title: 'Your bank declined this payment.',
    text: `${AGAIN} Choose another card in Apple Pay, or another way to pay.`,
  }),
  PaymentTokenError: () => UNREACHABLE,
  PaymentUnavailableError: () => UNREACHABLE,
};
