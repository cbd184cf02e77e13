import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { AddressInput } from '@loupe/contact/parse-address';
import { parseAddress } from '@loupe/contact/parse-address';
import type { Address } from '../domain/address/address.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface SaveBillingDetailsPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    saveBillingAddress(shopper: Shopper, address: Address): Promise<boolean>;
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
  const typed = choice === 'NEW_ADDRESS' ? parseAddress(input) : null;
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  if (typed === null && cart.collection !== null) {
    throw new InvalidFieldError('choice', 'A store is not the address of a card. Please enter yours.');
  }
  const fields = typed ?? cart.shippingAddress;
  if (fields === null) throw new InvalidFieldError('choice', 'There is no delivery address yet.');
  const address = { ...fields, id: ports.newId() };
  const write = () => ports.carts.saveBillingAddress(shopper, address);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}
