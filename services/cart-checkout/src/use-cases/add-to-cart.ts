import { MAX_LINES, MAX_QUANTITY } from '../domain/cart/cart.ts';
import type { Offer } from '../domain/cart/cart.ts';
import { offerOf } from '../domain/catalogue/sellable.ts';
import type { Variant } from '../domain/catalogue/variant.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import { viewCart } from './view-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface AddToCartPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    findOffer(shopper: Shopper, sku: string): Promise<Offer | null>;
    /** Adds one piece, to a new cart if there is none. @param price pence */
    addOne(shopper: Shopper, sku: string, price: number): Promise<'added' | 'frozen' | 'full'>;
  };
}

export interface Piece {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
}

export type AddToCartResult =
  | CartChanged
  | FailureOf<
      | 'ProductNotFoundError'
      | 'ProductNotSellableError'
      | 'InsufficientStockError'
      | 'CartLimitError'
      | 'CheckoutInProgress'
    >;

/** The form of a sku; any other text, for example with a NUL, is not queried. */
const SKU = /^[\w.-]{1,64}$/;

/**
 * Adds one piece to the cart; a line of the same sku is incremented (MU-05). Stock is checked, not reserved: a cart does not
 * reserve stock.
 */
export async function addToCart(
  ports: AddToCartPorts,
  shopper: Shopper,
  piece: Piece,
): Promise<AddToCartResult> {
  const { sku } = piece;
  if (!SKU.test(sku)) return { type: 'ProductNotFoundError' };
  const offer = await ports.carts.findOffer(shopper, sku);
  if (offer === null || !isSame(offer.variant, piece) || !offer.variant.sites.includes(shopper.site)) {
    return { type: 'ProductNotFoundError' };
  }
  const { variant, available, inCart, lines, readAt } = offer;
  const price = offerOf(variant, shopper.site, readAt);
  if (price === null) return { type: 'ProductNotSellableError', sku };
  if (inCart >= MAX_QUANTITY || (inCart === 0 && lines >= MAX_LINES)) return { type: 'CartLimitError' };
  if (inCart >= available) return { type: 'InsufficientStockError', sku, available };

  let outcome = 'frozen' as 'added' | 'frozen' | 'full';
  await changeCart(ports, shopper, async () => {
    outcome = await ports.carts.addOne(shopper, sku, price.minorUnits);
    return outcome !== 'frozen';
  });
  if (outcome === 'full') return { type: 'CartLimitError' };
  const cart = outcome === 'added' ? await viewCart(ports, shopper) : null;
  return cart === null ? { type: 'CheckoutInProgress' } : { type: 'Cart', cart };
}

function isSame(variant: Variant, { productId, variantId }: Piece): boolean {
  return variant.productId === productId && variant.variantId === variantId;
}
