'use client';

import { Button } from '#ui/button.tsx';

export type AddToBagButtonProps = {
  productId: string;
  variantId: string;
  sku: string;
  name: string;
  disabledReason?: string | undefined;
};

export function AddToBagButton({ disabledReason }: AddToBagButtonProps) {
  return (
    <Button block aria-disabled={disabledReason ? true : undefined}>
      {disabledReason ?? 'Add to bag'}
    </Button>
  );
}
