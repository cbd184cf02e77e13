/** The bot check. */
export interface Robots {
  /** Whether the token was given to a person for this action and not used before; false also when the vendor does not answer. */
  isHuman(token: string, about: { readonly action: string; readonly ipAddress: string }): Promise<boolean>;
}

/** What the pages of bag and payment name when they ask for a token: one for a free order, a card and a gift card. */
export const CHECKOUT_ACTION = 'checkout';

/** What the pages name on which a gift card is typed. */
export const GIFT_CARD_ACTION = 'gift_card';
