import type { GiftCardVault } from './ports/gift-cards.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';

/** A card of another cart or shopper stays, as does one that a tender names: it may still be captured or refunded. */
export const removeGiftCard = (
  { giftCards }: { readonly giftCards: Pick<GiftCardVault, 'remove'> },
  id: string,
  owner: TokenOwner,
): Promise<void> => giftCards.remove(id, owner);
