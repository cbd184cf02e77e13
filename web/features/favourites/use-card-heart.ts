import { useEffect, type MouseEvent, type RefObject } from 'react';
import { useSite } from '#lib/site-context.tsx';
import { useHeart } from '../header-data/remembered-list.ts';

const HEART = '[data-heart]';
/** None where the script of the card could not be loaded, and the page is loaded again. */
const heartIn = (card: RefObject<HTMLElement | null>) => card.current?.querySelector(HEART);

/** @param list what the shop calls it */
export const heartLabel = ({ name, list, saved }: { name: string; list: string; saved: boolean }): string =>
  saved ? `Remove ${name} from ${list}` : `Add ${name} to ${list}`;

/**
 * The state of the heart in a card, which is HTML alone.
 * @returns what a press in the card is told to
 */
export function useCardHeart(
  card: RefObject<HTMLElement | null>,
  { key: productKey, name }: { key: string; name: string },
): (event: MouseEvent) => void {
  const site = useSite();
  const { saved, busy } = useHeart(productKey);
  const label = heartLabel({ name, list: site.list.name, saved });
  useEffect(() => {
    const heart = heartIn(card);
    heart?.setAttribute('aria-label', label);
    heart?.setAttribute('data-heart', saved ? 'saved' : '');
  }, [card, label, saved]);
  useEffect(() => {
    // Not taken away from a heart that was pressed before the app answered.
    if (!busy) return;
    const heart = heartIn(card);
    heart?.setAttribute('aria-busy', 'true');
    return () => heart?.removeAttribute('aria-busy');
  }, [card, busy]);
  return ({ target }) => {
    if ((target as Element).closest(HEART))
      void import('./client/press-heart.ts').then(({ pressHeart }) => pressHeart(site, { productKey, name }));
  };
}
