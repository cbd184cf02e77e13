'use client';

import { AddToBagButton } from '#features/cart/add-to-bag.tsx';
import { lacksText, optionsOf } from '#features/personal/personal-terms.ts';
import { Button } from '#ui/button.tsx';
import { useSelection } from './selection.tsx';

/** Adds the selected variant; what is still missing, a size or the text to engrave, is asked for, and gets the focus. */
export function BuyButton() {
  const { product, sized, variant, soldOut, asked, askForSize, giftCardValue } = useSelection();
  const { personal, askForText } = useSelection();
  if (sized && !variant && !soldOut) {
    return (
      <Button type="submit" block onClick={askForSize}>
        {asked ? 'Choose a size' : 'Add to bag'}
      </Button>
    );
  }
  if (lacksText(personal) && !soldOut) {
    return (
      <Button type="submit" block onClick={askForText}>
        Add to bag
      </Button>
    );
  }
  const isWithoutValue = product.giftCard !== null && giftCardValue === null;
  return (
    <AddToBagButton
      productId={product.id}
      variantId={variant?.id ?? ''}
      sku={variant?.sku ?? ''}
      giftCardValue={giftCardValue ?? undefined}
      options={optionsOf(personal)}
      name={giftCardValue === null ? product.name : `£${giftCardValue} ${product.name.toLowerCase()}`}
      disabledReason={soldOut ? 'Sold out' : isWithoutValue ? 'Choose a value' : undefined}
    />
  );
}
