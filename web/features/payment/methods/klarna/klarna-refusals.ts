import { NOTHING_TAKEN, STAY, type OwnRefusals, type Refusal } from '../../refusal-type.ts';

const AGAIN = `${NOTHING_TAKEN} Your bag is as it was.`;

export const KLARNA_REFUSALS: OwnRefusals = {
  PaymentDeclinedError: () => DECLINED,
  PaymentUnavailableError: () => UNREACHABLE,
};

/** It does not ask again for this bag. */
export const DECLINED: Refusal = {
  ...STAY,
  title: 'Klarna did not agree to this payment.',
  text: `${AGAIN} Choose another way to pay.`,
};

export const UNREACHABLE: Refusal = {
  ...STAY,
  title: 'Klarna is unavailable just now.',
  text: `${AGAIN} Try again, or choose another way to pay.`,
};

export const LEFT: Refusal = {
  ...STAY,
  tone: 'info',
  title: 'You have not paid yet.',
  text: `${AGAIN} Pay again, or choose another way to pay.`,
};
