'use client';

import { useRouter } from 'next/navigation';
import { useRef, type MouseEvent } from 'react';
import { followLink } from '#lib/follow-link.ts';
import { AS_SENT, lazyPart, useIsSent } from '#lib/sent-part.ts';
import { useCardHeart } from '../favourites/use-card-heart.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

/** Also asked by who shows further cards: there its failure is told. */
export const loadCard = async () => (await import('./product-card.tsx')).ProductCard;
const LoadedCard = lazyPart(loadCard);

/**
 * A product in a list. The server renders its card, whose HTML React leaves alone; what the browser adds listens here. A page that is
 * rendered in the browser loads the script of cards: in a transition, or the page would be gone while it is awaited.
 */
export function CardItem({ className, ...card }: ProductCardProps & { className?: string | undefined }) {
  const router = useRouter();
  const place = useRef<HTMLLIElement>(null);
  const isSent = useIsSent();
  const pressHeart = useCardHeart(place, card.piece);
  const attributes = {
    ref: place,
    className,
    onClick: (event: MouseEvent) => {
      followLink(event, (href) => router.push(href));
      pressHeart(event);
    },
  };
  if (typeof window === 'undefined')
    return (
      <li {...attributes}>
        <ProductCard {...card} />
      </li>
    );
  if (isSent) return <li {...attributes} {...AS_SENT} />;
  return (
    <li {...attributes}>
      <LoadedCard {...card} />
    </li>
  );
}
