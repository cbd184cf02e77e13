'use client';

import { lazy, useEffect, useState, type ReactNode } from 'react';
import { Heart } from '#features/favourites/heart.tsx';
import { PieceOverTime } from '#features/finance/piece-over-time.tsx';
import { ADD_TO_BAG, FIELDS } from '#features/personal/field-names.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Price } from '#ui/price.tsx';
import { BuyButton } from './buy-button.tsx';
import { shownPrice, useSelection } from './selection.tsx';
import { FurtherChoices as FurtherChoicesNow } from './further-choices.tsx';
import { SizeSelector } from './size-selector.tsx';
import { useSite } from '#lib/site-context.tsx';

const SENTENCES = {
  in: { dot: 'bg-success', words: 'In stock, checked and ready to send.' },
  low: { dot: 'bg-warn', words: 'Few left in stock.' },
  out: { dot: 'border border-control', words: 'Sold out. Call us and we will tell you when it is back.' },
} as const;

/** Stock of the selection, as text beside its dot. Keeps its space while there is no text. */
function StockSentence() {
  const { product, sized, variant, soldOut } = useSelection();
  const { words: own } = useSite();
  const level = variant?.stockLevel ?? (soldOut ? 'out' : null);
  const { dot, words } = level ? SENTENCES[level] : { dot: 'bg-success', words: 'In stock in most sizes.' };
  return (
    <p className="small flex items-center gap-2" role={sized ? 'status' : undefined}>
      <span aria-hidden="true" className={`size-2 flex-none rounded-full ${dot}`} />
      {level === 'in' && product.isWatch ? own.watchInStock : words}
    </p>
  );
}

/**
 * The server renders them where they are, as what is inside Suspense may come later and by script; in the browser only pages of pieces that
 * have them load their script.
 */
const FurtherChoices =
  typeof window === 'undefined'
    ? FurtherChoicesNow
    : lazy(async () => ({ default: (await import('./further-choices.tsx')).FurtherChoices }));

/**
 * Price, size selector, buy button, and delivery promise.
 * @param promise what is promised whatever the day; the days take its place once they are known
 */
export function BuyPanel({ promise }: { promise: ReactNode }) {
  const { product, sized, variant, price: ofSize, isFrom, giftCardValue } = useSelection();
  const isHydrated = useIsHydrated();
  const { giftCard } = product;
  const price = shownPrice(ofSize, giftCard && (giftCardValue ?? giftCard.value));
  return (
    <>
      {price ? <Price value={price.value} wasValue={price.wasValue} from={isFrom} large /> : null}
      <form
        method="post"
        action={ADD_TO_BAG}
        className="contents"
        data-scripted
        // With script the button adds the piece, and says itself what is missing.
        noValidate={isHydrated}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name={FIELDS.product} value={product.code} />
        {sized ? <SizeSelector /> : null}
        {giftCard || product.personal ? <FurtherChoices /> : null}
        <div className="grid gap-3" data-buy>
          <BuyButton />
          <Heart productKey={product.code} name={product.name} />
          {giftCard ? null : <StockSentence />}
        </div>
      </form>
      {giftCard ? (
        <p className="small soft">We e-mail its number and PIN to you when the order is sent.</p>
      ) : (
        <>
          <Promised before={promise} />
          <PieceOverTime
            code={product.code}
            variant={variant?.id ?? null}
            buy={(plan) => <BuyButton plan={plan} label="Add to bag with this plan" />}
          />
        </>
      )}
    </>
  );
}

/** Their script is loaded when the days are known. */
function Promised({ before }: { before: ReactNode }) {
  const { live } = useSelection();
  const [shown, setShown] = useState(before);
  const isKnown = live !== null;
  useEffect(() => {
    if (!isKnown) return;
    void import('./delivery-promise.tsx').then(({ DeliveryPromise }) => setShown(<DeliveryPromise />));
  }, [isKnown]);
  return shown;
}
