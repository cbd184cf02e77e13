'use client';

import { AddToBagButton } from '#features/cart/client/add-to-bag.tsx';
import { Button } from '#ui/button.tsx';
import { useSelection } from './selection.tsx';

/** Adds the chosen variant; before a size is chosen it asks for one and takes focus there. */
export function BuyButton() {
  const { product, sized, variant, asked, askForSize } = useSelection();
  if (sized && !variant) {
    return (
      <Button block onClick={askForSize}>
        {asked ? 'Choose a size' : 'Add to bag'}
      </Button>
    );
  }
  const soldOut = !variant || variant.stockLevel === 'out';
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
