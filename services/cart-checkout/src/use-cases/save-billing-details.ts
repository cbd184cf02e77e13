import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { AddressInput } from '@loupe/contact/parse-address';
import { parseAddress } from '@loupe/contact/parse-address';
import type { Address } from '../domain/address/address.ts';
import type { Cart, CartWritten } from '../domain/cart/cart.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface SaveBillingDetailsPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    saveBillingAddress(shopper: Shopper, address: Address): Promise<CartWritten>;
    /** @param id of the copy @returns also false without a delivery address, and for a cart that is collected */
    copyDeliveryToBilling(shopper: Shopper, id: string): Promise<CartWritten>;
  };
  readonly newId: () => string;
}

export interface BillingDetailsInput extends AddressInput {
  /** EU-16. */
  readonly choice: 'NEW_ADDRESS' | 'SAME_AS_DELIVERY';
}

export type SaveBillingDetailsResult = CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>;

/** Saves the billing address (MU-09): entered, or a copy of the delivery address. @throws InvalidFieldError */
export async function saveBillingDetails(
  ports: SaveBillingDetailsPorts,
  shopper: Shopper,
  { choice, ...input }: BillingDetailsInput,
): Promise<SaveBillingDetailsResult> {
  const { carts } = ports;
  const typed = choice === 'NEW_ADDRESS' ? parseAddress(input) : null;
  const id = ports.newId();
  const write = () =>
    typed === null
      ? carts.copyDeliveryToBilling(shopper, id)
      : carts.saveBillingAddress(shopper, { ...typed, id });
  const written = await write();
  if (written !== false) return cartAnswer(ports, shopper, written);
  // The cart is read only to find out why it was not written.
  const cart = await carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  if (typed === null) checkDeliveryAddress(cart);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}

/** @throws InvalidFieldError for a cart without a delivery address to copy */
function checkDeliveryAddress({ collection, shippingAddress }: Cart): void {
  if (collection !== null)
    throw new InvalidFieldError('choice', 'A store is not the address of a card. Please enter yours.');
  if (shippingAddress === null) throw new InvalidFieldError('choice', 'There is no delivery address yet.');
}
