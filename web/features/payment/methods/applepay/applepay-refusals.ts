import { NOTHING_TAKEN, STAY, type OwnRefusals, type Refusal } from '../../refusal-type.ts';

export type ApplePayRefusals = {
  unreachable: Refusal;
  /** The shopper closed the sheet. */
  left: Refusal;
  byName: OwnRefusals;
};

/** @param kept what has become of the bag, for the shopper */
export function applePayRefusals(kept: string): ApplePayRefusals {
  const again = `${NOTHING_TAKEN} ${kept}`;
  const unreachable: Refusal = {
    ...STAY,
    title: 'Apple Pay is unavailable just now.',
    text: `${again} Try again, or choose another way to pay.`,
  };
  return {
    unreachable,
    left: {
      ...STAY,
      tone: 'info',
      title: 'You have not paid yet.',
      text: `${again} Pay again, or choose another way to pay.`,
    },
    byName: {
      PaymentDeclinedError: () => ({
        ...STAY,
        title: 'Your bank declined this payment.',
        text: `${again} Choose another card in Apple Pay, or another way to pay.`,
      }),
      PaymentTokenError: () => unreachable,
      PaymentUnavailableError: () => unreachable,
    },
  };
}

/** On the payment page. */
export const {
  unreachable: UNREACHABLE,
  left: LEFT,
  byName: APPLEPAY_REFUSALS,
} = applePayRefusals('Your bag is as it was.');
