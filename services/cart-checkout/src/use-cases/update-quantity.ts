import { piecesElsewhere } from '../domain/cart/articles.ts';
import { MAX_QUANTITY } from '../domain/cart/cart.ts';
import type { Cart, CartLine } from '../domain/cart/cart.ts';
import { checkQuantityAt, parseQuantity } from '../domain/cart/quantity.ts';
import { offerOf } from '../domain/catalogue/sellable.ts';
import type { FailureOf } from '../domain/failures.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface UpdateQuantityPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    setQuantity(cartId: string, lineItemId: string, quantity: number): Promise<boolean>;
  };
}

export interface QuantityChange {
  readonly lineItemId: string;
  readonly quantity: number;
}

export type UpdateQuantityResult =
  | CartChanged
  | FailureOf<
      | 'CartNotFoundError'
      | 'LineItemNotFoundError'
      | 'InsufficientStockError'
      | 'QuantityLimitError'
      | 'CheckoutInProgress'
    >;

/** Sets a line's quantity; 0 removes the line (MU-06). @throws InvalidFieldError for anything but a whole number 0–99, or 0–1 of a complimentary piece */
export async function updateQuantity(
  ports: UpdateQuantityPorts,
  shopper: Shopper,
  change: QuantityChange,
): Promise<UpdateQuantityResult> {
  const quantity = parseQuantity('quantity', change.quantity);
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const line = cart.lines.find(({ id }) => id === change.lineItemId);
  if (line === undefined) return { type: 'LineItemNotFoundError' };
  const { available, variant } = line;
  const most = mostOf(line, cart.lines);
  // Fewer are taken also where that is still too many: bags that are merged add up.
  if (quantity > Math.max(most, line.quantity)) {
    return { type: 'QuantityLimitError', sku: variant.sku, most: Math.max(most, 0) };
  }
  const price = offerOf(variant, shopper.site, cart.readAt);
  // Fewer pieces are always accepted beside those of other lines: several lines can only be reduced one by one.
  const elsewhere = quantity <= line.quantity ? 0 : piecesBeside(ports, cart, line);
  if (price !== null) checkQuantityAt('quantity', { quantity, elsewhere, price: price.minorUnits });
  const left = Math.max(available - elsewhere, 0);
  if (quantity > left) {
    return { type: 'InsufficientStockError', sku: variant.sku, available: left };
  }
  const write = () => ports.carts.setQuantity(cart.id, line.id, quantity);
  const answer = await cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
  return answer.type === 'CheckoutInProgress' && (await isGone(ports, shopper, line.id))
    ? { type: 'LineItemNotFoundError' }
    : answer;
}

/** How many pieces the line may have beside the others of its sku. */
const mostOf = (line: CartLine, lines: readonly CartLine[]): number =>
  (line.mostPerOrder ?? MAX_QUANTITY) -
  piecesElsewhere(
    lines.map(({ id, quantity, variant: { sku } }) => ({ id, quantity, sku })),
    { id: line.id, sku: line.variant.sku },
  );

/** Of the same article, on other lines and as a free gift. */
const piecesBeside = (
  { pricing }: UpdateQuantityPorts,
  cart: Cart,
  { id, variant: { sku } }: CartLine,
): number => piecesElsewhere(priceCart(cart, pricing).lines, { id, sku });

/** The line was removed concurrently, by another tab; no payment prevents the change. */
async function isGone(
  { carts }: UpdateQuantityPorts,
  shopper: Shopper,
  lineItemId: string,
): Promise<boolean> {
  const cart = await carts.findActive(shopper);
  return cart !== null && cart.lines.every(({ id }) => id !== lineItemId);
}
