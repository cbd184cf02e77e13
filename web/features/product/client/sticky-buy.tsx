import { useEffect, useState } from 'react';
import { formatMoney } from '@loupe/money/format';
import { NEARLY_IN_VIEW } from '#lib/nearly-in-view.ts';
import { BuyButton } from './buy-button.tsx';
import { shownPrice, useSelection } from './selection.tsx';

/**
 * On small screens the selection, its price and the button at the bottom of the page, while the real button is out of
 * view.
 */
export function StickyBuy({ detail }: { detail: string }) {
  const { sized, variant, soldOut, price: ofSize, isFrom, giftCardValue } = useSelection();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const button = document.querySelector('[data-buy]');
    if (!button) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry ? !entry.isIntersecting : false),
      NEARLY_IN_VIEW,
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  // A bar that can only say so would cover the page for nothing.
  if (soldOut) return null;
  const price = shownPrice(ofSize, giftCardValue);
  const choice = variant?.ringSizeLetter
    ? `Size\u00a0${variant.ringSizeLetter}`
    : sized
      ? 'No size chosen yet'
      : detail;
  return (
    <div
      inert={!away}
      className={`sticky bottom-0 z-[var(--z-sticky)] flex items-center justify-between gap-4 border-t border-line bg-ground px-[var(--margin)] pt-2.5 pb-[calc(.625rem+env(safe-area-inset-bottom))] transition-opacity duration-[var(--base)] lg:hidden ${away ? '' : 'opacity-0'}`}
    >
      <div className="min-w-0">
        <p className="micro soft truncate">{choice}</p>
        {price ? (
          <p className="num font-medium">
            {isFrom ? 'From ' : ''}
            {formatMoney(price.value)}
          </p>
        ) : null}
      </div>
      <div className="flex-none basis-44">
        <BuyButton />
      </div>
    </div>
  );
}
