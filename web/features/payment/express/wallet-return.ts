/** In the address of the bag, where a wallet has sent the shopper back to in the same window. It decides nothing. */
const PARAMETER = 'wallet';

export const BAG_AFTER_WALLET = `/checkout/cart?${PARAMETER}=back`;

export const hasComeBack = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

/** The address without it, so that a reload does not ask again. */
export function withoutReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  return rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
}
