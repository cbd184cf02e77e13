'use client';

import { AddToBagButton } from '#features/cart/add-to-bag.tsx';
import { Button } from '#ui/button.tsx';
import { useSelection } from './selection.tsx';

/** Adds the selected variant; without a selected size it asks for one and moves focus there, if there is a choice. */
export function BuyButton() {
  const { product, sized, variant, soldOut, asked, askForSize } = useSelection();
  if (sized && !variant && !soldOut) {
    return (
      <Button block onClick={askForSize}>
        {asked ? 'Choose a size' : 'Add to bag'}
      </Button>
    );
  }
  return (
    <AddToBagButton
      productId={product.id}
      variantId={variant?.id ?? ''}
      sku={variant?.sku ?? ''}
      name={product.name}
      disabledReason={soldOut ? 'Sold out' : undefined}
    />
  );
}
