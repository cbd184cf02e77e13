'use client';

import { lazy, Suspense } from 'react';
import { Heart } from '#features/favourites/heart.tsx';
import { ADD_TO_BAG, FIELDS } from '#features/personal/field-names.ts';
import { useIsHydrated } from '#lib/use-is-hydrated.ts';
import { Price } from '#ui/price.tsx';
import { BuyButton } from './buy-button.tsx';
import { shownPrice, useSelection } from './selection.tsx';
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

/** Of some pieces only. */
const ValueSelector = lazy(async () => ({ default: (await import('./value-selector.tsx')).ValueSelector }));
const Personalise = lazy(async () => ({ default: (await import('./personalise.tsx')).Personalise }));
/** Its words are those of the server until the browser is idle. */
const DeliveryPromise = lazy(async () => ({
  default: (await import('./delivery-promise.tsx')).DeliveryPromise,
}));

/** Price, size selector, buy button, and delivery promise. */
export function BuyPanel() {
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
        {giftCard ? (
          <Suspense>
            <ValueSelector offer={giftCard} />
          </Suspense>
        ) : null}
        {product.personal ? (
          <Suspense>
            <Personalise />
          </Suspense>
        ) : null}
        <div className="grid gap-3" data-buy>
          <BuyButton />
          <Heart productKey={product.code} name={product.name} worded />
          {giftCard ? null : <StockSentence />}
        </div>
      </form>
      {giftCard ? (
        <p className="small soft">We e-mail its number and PIN to you when the order is sent.</p>
      ) : (
        <Suspense>
          <DeliveryPromise price={price?.value ?? 0} />
        </Suspense>
      )}
    </>
  );
}
