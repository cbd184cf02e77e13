/** The kinds of pages that are read, each by an address of a shop. */
export const readPages = (shown: { listing: string; product: { address: string } }) => ({
  home: '/',
  listing: shown.listing,
  product: shown.product.address,
  dealer: '/rolex',
  bag: '/checkout/cart',
});
