import { optionalDay } from '@loupe/contact/day';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { AddressInput } from '@loupe/contact/parse-address';
import { parseAddress } from '@loupe/contact/parse-address';
import type { Address } from '../domain/address/address.ts';
import type { CartWritten, DeliveryChange } from '../domain/cart/cart.ts';
import { refusedCourier } from '../domain/delivery/delivery-choice.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface ChangeDeliveryPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    changeDelivery(shopper: Shopper, change: DeliveryChange): Promise<CartWritten>;
  };
  readonly newId: () => string;
}

export interface DeliveryChangeInput {
  /** One of the cart's methods; absent keeps it. saveShippingDetailsCollect chooses a store, because it has the collector. */
  readonly shippingMethodId?: string;
  /** Absent keeps it. */
  readonly address?: AddressInput;
  /** YYYY-MM-DD: needed for a nominated-day method. */
  readonly nominatedDay?: string | null;
  /** Whether pieces that are ready earlier are sent apart; absent keeps the choice. */
  readonly sentApart?: boolean | null;
}

export type ChangeAddressResult = CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>;
export type ChangeDeliveryResult =
  ChangeAddressResult | FailureOf<'ShippingMethodNotFoundError' | 'DeliveryDayNotOfferedError'>;

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
  { shippingMethodId, address, sentApart = null, ...input }: DeliveryChangeInput,
): Promise<ChangeDeliveryResult> {
  const nominatedDay = optionalDay('nominatedDay', input.nominatedDay);
  const typed: Address | null =
    address === undefined ? null : { id: ports.newId(), ...parseAddress(address, 'address.') };
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  if (shippingMethodId === undefined && cart.collection !== null) {
    throw new InvalidFieldError('address', 'This order is collected from a store. Choose delivery first.');
  }
  const isCollected = shippingMethodId === cart.shippingMethod && cart.collection !== null;
  // A collection has its own address.
  if (isCollected)
    return typed === null ? cartAnswer(ports, shopper, true) : { type: 'ShippingMethodNotFoundError' };
  if (shippingMethodId !== undefined) {
    const refused = refusedCourier(cart, { method: shippingMethodId, nominatedDay, address: typed });
    if (refused !== null) return refused;
  }
  const change = { method: shippingMethodId ?? null, address: typed, nominatedDay, sentApart };
  const write = () => ports.carts.changeDelivery(shopper, change);
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}
