import type { SettlementRefusal } from '../domain/settlement/settlement.ts';

interface RefusalAdvice {
  readonly known: string;
  readonly safe: string;
  /** Whether repeating it by hand can help; otherwise the operator looks first. */
  readonly movesMoney: boolean;
}

const BY_REFUSAL: Record<SettlementRefusal, RefusalAdvice> = {
  'not-renewable': {
    known: 'The hold cannot be renewed: the card is not stored for it any more.',
    safe: 'When the hold has ended nothing may leave. The shopper is asked to pay again.',
    movesMoney: false,
  },
  'gift-card-not-cancelled': {
    known:
      'A gift card that was returned is spent in part or whole, or the provider does not cancel it. All else in the return is refunded; what is missing is the value of the card.',
    safe: 'Look its balance up. Refund by hand only what you have taken off the card.',
    movesMoney: false,
  },
  'exceeds-authorised': {
    known: 'The order needs more than is authorised and not yet captured.',
    safe: 'Compare parcels and order, and capture by hand what is left of the authorisation.',
    movesMoney: false,
  },
  'nothing-authorised': {
    known: 'Nothing is authorised any more: it was released.',
    safe: 'There is nothing to capture. Ask the customer to pay again; the goods have left.',
    movesMoney: false,
  },
  'authorisation-gone': {
    known: 'The provider no longer has the authorisation: it is reversed, settled or expired.',
    safe: 'There is nothing to capture or release. If goods have left, ask the customer to pay again.',
    movesMoney: false,
  },
  'nothing-captured': {
    known: 'Nothing was captured of the order.',
    safe: 'Look for a refused capture. Without one the customer has not paid and gets nothing back.',
    movesMoney: false,
  },
  'exceeds-captured': {
    known: 'It is more than was captured and not yet refunded.',
    safe: 'Look for a refund by hand or a refused capture, and refund the difference only.',
    movesMoney: false,
  },
  'currency-mismatch': {
    known: 'It is in another currency than the payment.',
    safe: 'Nothing was moved. Report it to the developers: an order has one currency.',
    movesMoney: false,
  },
  'capture-voided': {
    known: 'The provider says that the capture was voided.',
    safe: 'Find out who voided it. A refund is not needed if the customer was never charged.',
    movesMoney: false,
  },
  declined: {
    known: 'The provider declined it.',
    safe: 'Its business centre shows why, by order number. Repeat it by hand when the reason is gone.',
    movesMoney: true,
  },
  'refused-by-provider': {
    known: 'The provider refused it.',
    safe: 'Its business centre shows why, by order number. Repeat it by hand when the reason is gone.',
    movesMoney: true,
  },
  'provider-unavailable': {
    known: 'The provider could not be reached for three days.',
    safe: 'Repeat it by hand when the provider works again.',
    movesMoney: true,
  },
};

/** @param refusals of one kind on one payment: the first decides, unless another asks to look first */
export function refusalAdvice(refusals: readonly SettlementRefusal[]): RefusalAdvice {
  const all = refusals.map((refusal) => BY_REFUSAL[refusal]);
  const first = all.find(({ movesMoney }) => !movesMoney) ?? all[0];
  if (first === undefined) throw new Error('A refusal without a reason.');
  return { ...first, known: [...new Set(all.map(({ known }) => known))].join(' ') };
}
