/** What became of a posted form: the part of the page to which the answer leads, with its message. */
export const TOLD = {
  added: 'bag-added',
  some: 'bag-some',
  size: 'bag-size',
  value: 'bag-value',
  text: 'bag-text',
  options: 'bag-options',
  stock: 'bag-stock',
  full: 'bag-full',
  busy: 'bag-busy',
  notSold: 'bag-not-sold',
  failed: 'bag-failed',
} as const;
export type Told = keyof typeof TOLD;

const OF_FAILURE: Readonly<Record<string, Told>> = {
  InsufficientStockError: 'stock',
  QuantityLimitError: 'full',
  CartLimitError: 'full',
  CheckoutInProgress: 'busy',
  ProductNotFoundError: 'notSold',
  ProductNotSellableError: 'notSold',
};

/** @param isGiftCard whose options are its value */
export const toldOf = (failure: string, isGiftCard: boolean): Told =>
  OF_FAILURE[failure] ?? (failure !== 'ValidationError' ? 'failed' : isGiftCard ? 'value' : 'options');

/** All but what a shared bag may be told. */
export const TOLD_OF_PIECE: readonly Told[] = (Object.keys(TOLD) as Told[]).filter((told) => told !== 'some');
export const TOLD_OF_SHARED: readonly Told[] = ['added', 'some', 'notSold', 'failed'];
