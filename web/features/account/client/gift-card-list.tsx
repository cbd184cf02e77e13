'use client';

import type { AccountGiftCard } from '../gift-card-words.ts';
import { GiftCardItem, type Asker } from './gift-card-item.tsx';

export function GiftCardList({ cards, ...asker }: { cards: readonly AccountGiftCard[] } & Asker) {
  return (
    <ul>
      {cards.map((card) => (
        <GiftCardItem key={card.id} card={card} {...asker} />
      ))}
    </ul>
  );
}
