import { parseEmail } from '@loupe/contact/email';
import type { AddressInput } from '@loupe/contact/parse-address';
import { optionalDay } from '@loupe/contact/day';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parseAddress } from '@loupe/contact/parse-address';
import type { CartWritten, CourierDetails } from '../domain/cart/cart.ts';
import { parseMarketingPreference } from '../domain/cart/marketing-preference.ts';
import type { MarketingPreferenceInput } from '../domain/cart/marketing-preference.ts';
import { isByEmail } from '../domain/delivery/by-email.ts';
import { refusedCourier } from '../domain/delivery/delivery-choice.ts';
import { COURIER_METHOD } from '../domain/delivery/delivery-methods.ts';
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
    saveCourierDetails(shopper: Shopper, details: CourierDetails): Promise<CartWritten>;
  };
  readonly newId: () => string;
}

export interface ShippingDetailsInput {
  readonly shippingMethodId?: string | null;
  /** YYYY-MM-DD: needed for a nominated-day method. */
  readonly nominatedDay?: string | null;
  /** Whether pieces that are ready earlier are sent apart; absent keeps the choice. */
  readonly sentApart?: boolean | null;
  /** Absent for a cart that is e-mailed. */
  readonly address?: AddressInput | null;
  /** Whether it is the billing address too; otherwise the cart keeps its own. */
  readonly isBillingAddress?: boolean | null;
  readonly email?: string | null;
  readonly marketingPreference?: MarketingPreferenceInput | null;
}

export type SaveShippingDetailsResult =
  | CartChanged
  | FailureOf<
      | 'CartNotFoundError'
      | 'CheckoutInProgress'
      | 'ShippingMethodNotFoundError'
      | 'DeliveryDayNotOfferedError'
    >;

/**
 * Saves a courier delivery: address, method, for a guest the e-mail, and the billing address where it is the same (MU-11, RO-01, MU-09).
 * A cart of gift cards alone is e-mailed and needs no address.
 * @throws InvalidFieldError
 */
export async function saveShippingDetailsCourier(
  ports: SaveShippingDetailsCourierPorts,
  shopper: Shopper,
  input: ShippingDetailsInput,
): Promise<SaveShippingDetailsResult> {
  const address =
    input.address == null ? null : { id: ports.newId(), ...parseAddress(input.address, 'address.') };
  const details = {
    address,
    billingAddress: input.isBillingAddress && address !== null ? { ...address, id: ports.newId() } : null,
    email: isGuest(shopper) || input.email ? parseEmail('email', input.email ?? '') : null,
    marketingPreference: parseMarketingPreference(input.marketingPreference),
    nominatedDay: optionalDay('nominatedDay', input.nominatedDay),
    sentApart: input.sentApart ?? null,
  };
  const method = input.shippingMethodId || COURIER_METHOD;
  // The standard courier is offered for every cart and address, so the cart is not read.
  if (method !== COURIER_METHOD || details.address === null) {
    const cart = await ports.carts.findActive(shopper);
    if (cart === null) return { type: 'CartNotFoundError' };
    if (details.address === null && !isByEmail(cart.lines))
      throw new InvalidFieldError('address', 'Enter the address where it is delivered.');
    const refused = method === COURIER_METHOD ? null : refusedCourier(cart, { ...details, method });
    if (refused !== null) return refused;
  }
  const write = () => ports.carts.saveCourierDetails(shopper, { ...details, method });
  return cartAnswer(ports, shopper, await changeCart(ports, shopper, write));
}
