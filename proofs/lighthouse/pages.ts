import { ROLES, shownPiece } from '../../tests/fixtures/pieces.ts';
import { addToCart, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';

/** A page that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Of the shopper whose page it is; a visitor has none. */
  readonly cookie?: string;
}

/** The page kinds of a visit, from the home page to a bag with two pieces in it. */
export async function measuredPages(): Promise<MeasuredPage[]> {
  return [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/product-listing/engagement-rings' },
    { name: 'product', path: shownPiece('beaverbrooks').address },
    { name: 'dealer', path: '/rolex' },
    { name: 'bag', path: '/checkout/cart', cookie: await filledBag() },
  ];
}

async function filledBag(): Promise<string> {
  const shopper = new Shopper('beaverbrooks');
  for (const code of ROLES.beaverbrooks.inexpensive) await addToCart(shopper, await variantOf(shopper, code));
  return shopper.cookie;
}
