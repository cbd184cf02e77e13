import type { GiftCard } from './ports/gift-cards.ts';
import { judgeGiftCard } from './judge-gift-card.ts';
import type { Asker, GiftCardPorts, JudgedGiftCard } from './judge-gift-card.ts';

/** For the balance page: nothing is stored. */
export const checkGiftCardBalance = (
  card: GiftCard,
  asker: Asker,
  ports: GiftCardPorts,
): Promise<JudgedGiftCard> => judgeGiftCard(card, asker, ports);
