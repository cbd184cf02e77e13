import type { Amount } from '../domain/payment/payment.ts';
import type { GiftCard, StoredGiftCard } from './ports/gift-cards.ts';
import { judgeGiftCard } from './judge-gift-card.ts';
import type { Asker, GiftCardPorts, JudgedGiftCard } from './judge-gift-card.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';

export interface GiftCardToAdd extends TokenOwner, Asker {
  readonly card: GiftCard;
}

export type AddedGiftCard =
  | { readonly kind: 'added'; readonly stored: StoredGiftCard; readonly balance: Amount }
  | Exclude<JudgedGiftCard, { kind: 'valid' }>;

/** Stores a card with money on it for a cart. One that the cart has already keeps its id. */
export async function addGiftCard(
  ports: GiftCardPorts,
  { card, cartId, ...asker }: GiftCardToAdd,
): Promise<AddedGiftCard> {
  const judged = await judgeGiftCard(ports, card, asker);
  if (judged.kind !== 'valid') return judged;
  const stored = await ports.giftCards.add(card, { cartId, ownerKey: asker.ownerKey, site: asker.site });
  return { kind: 'added', stored, balance: judged.balance };
}
