type Failure = { __typename: string; message: string; available?: number | undefined };

/** What a refused change of the bag means, in the shopper's words; falls back to the graph's own sentence. */
export function failureText(failure: Failure): string {
  switch (failure.__typename) {
    case 'InsufficientStockError':
      return stockText(failure.available ?? 0);
    case 'ProductNotSellableError':
    case 'ProductNotFoundError':
      return 'We do not sell this piece online just now. Call us, and we will help you find it.';
    case 'CartLimitError':
      return 'Your bag is full. Take something out, or call us to order more.';
    case 'CheckoutInProgress':
      return 'A payment for this bag is under way. Please wait for it to finish before you change the bag.';
    case 'LineItemNotFoundError':
      return 'This piece is no longer in your bag.';
    case 'ShoppingListLineItemsMaxLimitError':
      return 'It is still in your bag: your list is full.';
    default:
      return failure.message || 'Something went wrong.';
  }
}

function stockText(available: number): string {
  if (available === 0) return 'The last one has just been sold.';
  return available === 1 ? 'Only one is left.' : `Only ${available} are left.`;
}
