import type { GiftCard } from './ports/gift-cards.ts';
import { judgeGiftCard } from './judge-gift-card.ts';
import type { Asker, GiftCardPorts, JudgedGiftCard } from './judge-gift-card.ts';

/** For the balance page: nothing is stored. */
export const checkGiftCardBalance = (
  ports: GiftCardPorts,
  card: GiftCard,
  asker: Asker,
): Promise<JudgedGiftCard> => judgeGiftCard(ports, card, asker);
