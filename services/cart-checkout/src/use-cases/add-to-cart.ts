import type { WishedFinance } from '../domain/cart/chosen-finance.ts';
import { MAX_LINES, maxQuantityAt } from '../domain/cart/cart.ts';
import type { AddedPiece, Offer } from '../domain/cart/cart.ts';
import { checkOptions, optionsOf } from '../domain/cart/choices/choices.ts';
import type { ChosenOptions } from '../domain/cart/choices/choices.ts';
import type { LineOptions } from '../domain/cart/line-options.ts';
import { parseGiftCardValue, priceOfValue } from '../domain/catalogue/gift-card-values.ts';
import { offerOf } from '../domain/catalogue/sellable.ts';
import type { Variant } from '../domain/catalogue/variant.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import { judgeFinance } from './judge-finance.ts';
import type { JudgeFinancePorts } from './judge-finance.ts';
import { viewChangedCart } from './view-changed-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface AddToCartPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    /** @param options of the line that the piece would be added to */
    findOffer(shopper: Shopper, sku: string, options: LineOptions): Promise<Offer | null>;
    /** Adds one piece, to a new cart if there is none. */
    addOne(shopper: Shopper, piece: AddedPiece): Promise<'added' | 'frozen' | 'full'>;
  };
  readonly payments: ChangeCartPorts['payments'] & JudgeFinancePorts['payments'];
}

export interface Piece extends ChosenOptions {
  readonly productId: string;
  readonly variantId: string;
  readonly sku: string;
  /** Whole pounds; null or absent for everything but gift cards. */
  readonly giftCardValue?: number | null | undefined;
  /** The plan by which the shopper wants to pay over time; null or absent for none. */
  readonly finance?: WishedFinance | null;
}

export type AddToCartResult =
  | CartChanged
  | FailureOf<
      | 'ProductNotFoundError'
      | 'ProductNotSellableError'
      | 'InsufficientStockError'
      | 'CartLimitError'
      | 'QuantityLimitError'
      | 'FinanceNotOfferedError'
      | 'FinanceUnavailableError'
      | 'CheckoutInProgress'
    >;

/** The form of a sku; any other text, for example with a NUL, is not queried. */
const SKU = /^[\w.-]{1,64}$/;

/**
 * Adds one piece to the cart; a line of the same sku with equal options is incremented (MU-05). Stock is checked, not reserved: a
 * cart does not reserve stock. Each value of a gift card is a line of its own (VA-08). A plan over time is judged for the piece alone:
 * whether it fits the whole bag is said with the bag, since the piece is welcome in it either way.
 * @throws InvalidFieldError for a value for which the gift card is not sold, an option that the piece does not have, and a plan that is
 * not offered for it
 */
export async function addToCart(
  ports: AddToCartPorts,
  shopper: Shopper,
  piece: Piece,
): Promise<AddToCartResult> {
  const { sku, giftCardValue = null } = piece;
  if (!SKU.test(sku)) return { type: 'ProductNotFoundError' };
  const options = { ...optionsOf(piece), ...(giftCardValue === null ? {} : { giftCardValue }) };
  const offer = await ports.carts.findOffer(shopper, sku, options);
  if (offer === null || !isSame(offer.variant, piece) || !offer.variant.sites.includes(shopper.site)) {
    return { type: 'ProductNotFoundError' };
  }
  const { variant, available, inCart, inLine, lines, mostPerOrder, readAt } = offer;
  const value = parseGiftCardValue(variant.giftCard, giftCardValue);
  checkOptions(variant, options);
  const price = offerOf(variant, shopper.site, readAt);
  if (price === null) return { type: 'ProductNotSellableError', sku };
  const added: AddedPiece = {
    sku,
    price: value === null ? price.minorUnits : priceOfValue(value),
    options,
  };
  const most = maxQuantityAt(added.price);
  // One of a complimentary piece, whatever is chosen for it.
  const so = added.price === 0 ? inCart : inLine;
  if (so >= most || (inLine === 0 && lines >= MAX_LINES)) return { type: 'CartLimitError' };
  if (inCart >= mostPerOrder) return { type: 'QuantityLimitError', sku, most: mostPerOrder };
  if (inCart >= available) return { type: 'InsufficientStockError', sku, available };
  const chosen = await withPlan(ports, variant, added, piece.finance);
  if ('type' in chosen) return chosen;

  let outcome = 'frozen' as 'added' | 'frozen' | 'full';
  await changeCart(ports, shopper, async () => {
    outcome = await ports.carts.addOne(shopper, chosen);
    return outcome !== 'frozen';
  });
  if (outcome === 'full') return { type: 'CartLimitError' };
  const cart = outcome === 'added' ? await viewChangedCart(ports, shopper) : null;
  return cart === null ? { type: 'CheckoutInProgress' } : { type: 'Cart', cart };
}

/** The piece with the plan that was chosen for it, or why it cannot be paid by that. */
async function withPlan(
  ports: JudgeFinancePorts,
  { name, categories, giftCard }: Variant,
  added: AddedPiece,
  wished: WishedFinance | null | undefined,
): Promise<AddedPiece | FailureOf<'FinanceNotOfferedError' | 'FinanceUnavailableError'>> {
  if (!wished) return added;
  const pieces = [{ name, categories, isGiftCard: giftCard !== null }];
  const bought = { cashPrice: added.price, pieces, hasGiftCards: false };
  const judged = await judgeFinance(ports, bought, wished);
  return judged.type === 'chosen' ? { ...added, finance: judged.finance } : judged;
}

function isSame(variant: Variant, { productId, variantId }: Piece): boolean {
  return variant.productId === productId && variant.variantId === variantId;
}
