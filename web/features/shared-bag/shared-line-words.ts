import type { SharedLinePartsFragment } from '#gql/graphql.ts';

type Stock = Pick<SharedLinePartsFragment, 'availableQuantity' | 'quantity'> & { price?: object | null };

/** Whether any of the line can be put in a bag. */
export const canAdd = ({ price, availableQuantity }: Stock): boolean =>
  price != null && availableQuantity > 0;

/** Availability in words. */
export function stockWords({ price, availableQuantity, quantity }: Stock): string {
  if (price == null) return 'No longer sold online';
  if (availableQuantity === 0) return 'Sold out';
  return availableQuantity < quantity ? `Only ${availableQuantity} in stock` : 'In stock';
}
