'use client';

import { Heart } from '#features/favourites/heart.tsx';
import { Price } from '#ui/price.tsx';
import { BuyButton } from './buy-button.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { useSelection } from './selection.tsx';
import { SizeSelector } from './size-selector.tsx';
import { StockSentence } from './stock-sentence.tsx';

/** Price, size selector, buy button, and delivery promise. */
export function BuyPanel() {
  const { product, sized, variant } = useSelection();
  const price = variant?.price ?? product.price;
  return (
    <>
      {price ? <Price value={price.value} wasValue={price.wasValue} large /> : null}
      {sized ? <SizeSelector /> : null}
      <div className="grid gap-3" data-buy>
        <BuyButton />
        <Heart productKey={product.code} name={product.name} worded />
        <StockSentence />
      </div>
      <DeliveryPromise price={price?.value ?? 0} />
    </>
  );
}
