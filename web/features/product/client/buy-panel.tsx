'use client';

import { lazy, useEffect, useState, type ReactNode } from 'react';
import { Heart } from '#features/favourites/heart.tsx';
import { ADD_TO_BAG, FIELDS } from '#features/personal/field-names.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Price } from '#ui/price.tsx';
import { BuyButton } from './buy-button.tsx';
import { shownPrice, useSelection } from './selection.tsx';
import { Personalise as PersonaliseNow } from './personalise.tsx';
import { SizeSelector } from './size-selector.tsx';
import { ValueSelector as ValueSelectorNow } from './value-selector.tsx';
import { useSite } from '#lib/site-context.tsx';
import { useIdle } from '#lib/use-idle.ts';

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
 * Of some pieces only. The server renders them where they are, as what is inside Suspense may come later and by script; in the browser only
 * pages that show them load their script.
 */
const ValueSelector =
  typeof window === 'undefined'
    ? ValueSelectorNow
    : lazy(async () => ({ default: (await import('./value-selector.tsx')).ValueSelector }));
const Personalise =
  typeof window === 'undefined'
    ? PersonaliseNow
    : lazy(async () => ({ default: (await import('./personalise.tsx')).Personalise }));

/**
 * Price, size selector, buy button, and delivery promise.
 * @param promise what is promised whenever it is; the days take its place once the browser is idle
 */
export function BuyPanel({ promise }: { promise: ReactNode }) {
  const { product, sized, variant, giftCardValue } = useSelection();
  const isHydrated = useIsHydrated();
  const { giftCard } = product;
  const price = shownPrice(variant?.price ?? product.price, giftCard && (giftCardValue ?? giftCard.value));
  return (
    <>
      {price ? (
        <Price
          value={price.value}
          wasValue={price.wasValue}
          from={variant === null && product.pricesVary}
          large
        />
      ) : null}
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
        {giftCard ? <ValueSelector offer={giftCard} /> : null}
        {product.personal ? <Personalise /> : null}
        <div className="grid gap-3" data-buy>
          <BuyButton />
          <Heart productKey={product.code} name={product.name} worded />
          {giftCard ? null : <StockSentence />}
        </div>
      </form>
      {giftCard ? (
        <p className="small soft">We e-mail its number and PIN to you when the order is sent.</p>
      ) : (
        <Promised before={promise} />
      )}
    </>
  );
}

function Promised({ before }: { before: ReactNode }) {
  const idle = useIdle();
  const [shown, setShown] = useState(before);
  useEffect(() => {
    if (!idle) return;
    import('./delivery-promise.tsx').then(
      ({ DeliveryPromise }) => setShown(<DeliveryPromise />),
      () => undefined, // What is promised whenever it is stays.
    );
  }, [idle]);
  return shown;
}
