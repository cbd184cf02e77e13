import { parseEmail } from '@loupe/contact/email';
import type { AddressInput } from '@loupe/contact/parse-address';
import { parseAddress } from '@loupe/contact/parse-address';
import type { CourierDetails, MarketingPreference } from '../domain/cart/cart.ts';
import { deliveryMethods } from '../domain/delivery/delivery-methods.ts';
import type { FailureOf } from '../domain/failures.ts';
import { isGuest } from '../domain/shopper.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface SaveShippingDetailsCourierPorts extends ViewCartPorts, ChangeCartPorts {
  readonly carts: ViewCartPorts['carts'] & {
    saveCourierDetails(shopper: Shopper, details: CourierDetails): Promise<boolean>;
  };
  readonly newId: () => string;
}

export interface ShippingDetailsInput {
  readonly shippingMethodId?: string | null;
  readonly address: AddressInput;
  readonly email?: string | null;
  readonly marketingPreference?: MarketingPreference | null;
}

export type SaveShippingDetailsResult =
  CartChanged | FailureOf<'CartNotFoundError' | 'CheckoutInProgress' | 'ShippingMethodNotFoundError'>;

/** Saves a courier delivery: address, method, and for a guest the e-mail (MU-11, RO-01). @throws InvalidFieldError */
export async function saveShippingDetailsCourier(
  ports: SaveShippingDetailsCourierPorts,
  shopper: Shopper,
  input: ShippingDetailsInput,
): Promise<SaveShippingDetailsResult> {
  const details = {
    address: { id: ports.newId(), ...parseAddress(input.address, 'address.') },
    email: isGuest(shopper) || input.email ? parseEmail('email', input.email ?? '') : null,
    marketingPreference: input.marketingPreference ?? null,
  };
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const methods = deliveryMethods(0, cart.readAt);
  const method = input.shippingMethodId
    ? methods.find(({ id }) => id === input.shippingMethodId)
    : methods[0];
  if (method === undefined) return { type: 'ShippingMethodNotFoundError' };
  const write = () => ports.carts.saveCourierDetails(shopper, { ...details, method: method.id });
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}
