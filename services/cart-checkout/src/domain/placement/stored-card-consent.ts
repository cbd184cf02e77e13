/** What a shopper agrees to where a hold on the card may end before the goods leave. */
export const STORED_CARD_CONSENT =
  'A hold on your card may end before everything has left us: by placing this order you agree that our payment provider keeps your card, for this order only, to renew it.';
