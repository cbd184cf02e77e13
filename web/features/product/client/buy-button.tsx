'use client';

import { AddToBagButton, type AddToBagButtonProps } from '#features/cart/add-to-bag.tsx';
import { lacksText, optionsOf } from '#features/personal/personal-terms.ts';
import { Button } from '#ui/button.tsx';
import { useSelection } from './selection.tsx';

type BuyButtonProps = Pick<AddToBagButtonProps, 'plan' | 'label'>;

/** Adds the selected variant; what is still missing, a size or the text to engrave, is asked for, and gets the focus. */
export function BuyButton({ plan, label = 'Add to bag' }: BuyButtonProps) {
  const { product, sized, variant, soldOut, asked, askForSize, giftCardValue, personal, askForText } =
    useSelection();
  if (sized && !variant && !soldOut) {
    return (
      <Button type="submit" block onClick={askForSize}>
        {asked ? 'Choose a size' : label}
      </Button>
    );
  }
  if (lacksText(personal) && !soldOut) {
    return (
      <Button type="submit" block onClick={askForText}>
        {label}
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
      plan={plan}
      label={label}
      name={giftCardValue === null ? product.name : `£${giftCardValue} ${product.name.toLowerCase()}`}
      disabledReason={soldOut ? 'Sold out' : isWithoutValue ? 'Choose a value' : undefined}
    />
  );
}
