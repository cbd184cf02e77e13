import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { AddressInput } from '@loupe/contact/parse-address';
import { parseAddress } from '@loupe/contact/parse-address';
import type { Address } from '../domain/address/address.ts';
import type { Cart, DeliveryChange } from '../domain/cart/cart.ts';
import { deliveryMethods } from '../domain/delivery/delivery-methods.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface ChangeDeliveryPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    changeDelivery(shopper: Shopper, change: DeliveryChange): Promise<boolean>;
  };
  readonly newId: () => string;
}

export interface DeliveryChangeInput {
  /** One of the cart's methods; absent keeps it. saveShippingDetailsCollect chooses a store, because it has the collector. */
  readonly shippingMethodId?: string;
  /** Absent keeps it. */
  readonly address?: AddressInput;
}

export type ChangeAddressResult = CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>;
export type ChangeDeliveryResult = ChangeAddressResult | FailureOf<'ShippingMethodNotFoundError'>;

/**
 * Changes the delivery method, the address, or both (MU-11).
 * @throws InvalidFieldError, also for an address alone when the cart is to be collected from a store
 */
export async function changeDelivery(
  ports: ChangeDeliveryPorts,
  shopper: Shopper,
  input: { readonly address: AddressInput; readonly shippingMethodId?: never },
): Promise<ChangeAddressResult>;
export async function changeDelivery(
  ports: ChangeDeliveryPorts,
  shopper: Shopper,
  input: DeliveryChangeInput,
): Promise<ChangeDeliveryResult>;
export async function changeDelivery(
  ports: ChangeDeliveryPorts,
  shopper: Shopper,
  { shippingMethodId, address }: DeliveryChangeInput,
): Promise<ChangeDeliveryResult> {
  const typed: Address | null =
    address === undefined ? null : { id: ports.newId(), ...parseAddress(address, 'address.') };
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  if (shippingMethodId === undefined && cart.collection !== null) {
    throw new InvalidFieldError('address', 'This order is collected from a store. Choose delivery first.');
  }
  if (shippingMethodId !== undefined && !isOffered(cart, shippingMethodId, typed)) {
    return { type: 'ShippingMethodNotFoundError' };
  }
  const isCollected = shippingMethodId === cart.shippingMethod && cart.collection !== null;
  if (isCollected) return cartAnswer(ports, shopper, true);
  const write = () =>
    ports.carts.changeDelivery(shopper, { method: shippingMethodId ?? null, address: typed });
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}

/** A courier, or the store that is already chosen, which has its own address. */
function isOffered(
  { collection, shippingMethod, readAt }: Cart,
  id: string,
  address: Address | null,
): boolean {
  if (collection !== null && id === shippingMethod) return address === null;
  return deliveryMethods(0, readAt).some((method) => method.id === id);
}
