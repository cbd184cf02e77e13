import { NOTHING_TAKEN, STAY, type Refusal, type RefusalsOf } from '../../refusal-type.ts';

/** Texts for the bank's reasons; any other reason is shown without one. */
const DECLINES: Record<string, string> = {
  'insufficient-funds': 'The bank says there are not enough funds.',
  'expired-card': 'The bank says it has expired.',
  'security-code': 'The bank says the security code is not right.',
  'address-mismatch': 'The billing address does not match the one your bank has.',
  'card-not-accepted': 'We do not take this kind of card.',
};

/** The bank's authentication of the shopper failed. */
const NOT_RECOGNISED = 'authentication-failed';
const UNRECOGNISED: Refusal = {
  ...STAY,
  title: 'Your bank could not confirm that it was you.',
  text: `${NOTHING_TAKEN} Your bag is as it was. Try this card again, or use another.`,
};

/** The shopper abandoned the challenge: the card fields keep their values. */
export const LEFT_BANK: Refusal = {
  ...STAY,
  tone: 'info',
  title: 'You left your bank’s check.',
  text: `${NOTHING_TAKEN} Your bag is as it was. Pay with another card, or try this one again.`,
};

type CardFailure =
  'PaymentDeclinedError' | 'PaymentTokenError' | 'PaymentUnavailableError' | 'PaymentExpired';

export const CARD_REFUSALS: RefusalsOf<CardFailure> = {
  PaymentDeclinedError: ({ reason }) => declined(reason),
  PaymentTokenError: () => ({
    ...STAY,
    reloadFields: true,
    title: 'Your card details have timed out.',
    text: `${NOTHING_TAKEN} Please enter them again.`,
  }),
  PaymentUnavailableError: () => ({
    ...STAY,
    reloadFields: true,
    title: 'We could not reach your bank.',
    text: `${NOTHING_TAKEN} Your bag is as it was. Try again, or use another card.`,
  }),
  PaymentExpired: () => ({
    ...STAY,
    reloadFields: true,
    refetchCart: true,
    title: 'Your bank’s check has expired.',
    text: `Its time ran out, or your bag changed in another window. ${NOTHING_TAKEN} Look at your order, then pay again.`,
  }),
};

function declined(reason: string): Refusal {
  if (reason === NOT_RECOGNISED) return UNRECOGNISED;
  return {
    ...STAY,
    title: 'Your bank did not approve this card.',
    text: [DECLINES[reason], NOTHING_TAKEN, 'Check the details, or choose another way to pay.']
      .filter(Boolean)
      .join(' '),
  };
}
