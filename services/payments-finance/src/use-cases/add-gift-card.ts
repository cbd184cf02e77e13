import type { Amount } from '../domain/payment/payment.ts';
import type { GiftCard, StoredGiftCard } from './gift-cards.ts';
import { judgeGiftCard } from './judge-gift-card.ts';
import type { GiftCardPorts, JudgedGiftCard } from './judge-gift-card.ts';
import type { TokenOwner } from './payer.ts';

export interface GiftCardToAdd extends TokenOwner {
  readonly card: GiftCard;
  readonly network: string;
}

export type AddedGiftCard =
  | { readonly kind: 'added'; readonly stored: StoredGiftCard; readonly balance: Amount }
  | Exclude<JudgedGiftCard, { kind: 'valid' }>;

/** Stores a card with money on it for a cart. One that the cart has already keeps its id. */
export async function addGiftCard(
  { card, network, cartId, ownerKey, site }: GiftCardToAdd,
  ports: GiftCardPorts,
): Promise<AddedGiftCard> {
  const judged = await judgeGiftCard(card, { ownerKey, network }, ports);
  if (judged.kind !== 'valid') return judged;
  const stored = await ports.giftCards.add(card, { cartId, ownerKey, site });
  return { kind: 'added', stored, balance: judged.balance };
}
