/** In a module of its own: the bag's and products' pages say it when a script does not come, and need no other sentence before that. */
export const BAG_UNREACHED = 'We could not reach your bag just now. Please try again.';

export const bagUnreached = ({
  sentences,
}: {
  sentences: { readonly 'cart.general.error'?: string | undefined };
}): string => sentences['cart.general.error'] ?? BAG_UNREACHED;
