import { MAX_QUANTITY } from '../domain/cart/cart.ts';
import type { CartLine } from '../domain/cart/cart.ts';
import { checkQuantityAt, parseQuantity } from '../domain/cart/quantity.ts';
import { offerOf } from '../domain/catalogue/sellable.ts';
import type { FailureOf } from '../domain/failures.ts';
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
  if (price !== null) checkQuantityAt('quantity', quantity, price.minorUnits);
  if (quantity > Math.max(available, 0)) {
    return { type: 'InsufficientStockError', sku: variant.sku, available };
  }
  const write = () => ports.carts.setQuantity(cart.id, line.id, quantity);
  const answer = await cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
  return answer.type === 'CheckoutInProgress' && (await isGone(ports, shopper, line.id))
    ? { type: 'LineItemNotFoundError' }
    : answer;
}

/** How many pieces the line may have beside the others of its sku. */
function mostOf(line: CartLine, lines: readonly CartLine[]): number {
  const others = lines.filter(({ id, variant }) => id !== line.id && variant.sku === line.variant.sku);
  return others.reduce((most, { quantity }) => most - quantity, line.mostPerOrder ?? MAX_QUANTITY);
}

/** The line was removed concurrently, by another tab; no payment prevents the change. */
async function isGone(
  { carts }: UpdateQuantityPorts,
  shopper: Shopper,
  lineItemId: string,
): Promise<boolean> {
  const cart = await carts.findActive(shopper);
  return cart !== null && cart.lines.every(({ id }) => id !== lineItemId);
}
