import { METHODS } from '@loupe/calendar/shipping-methods';
import { optionalDay } from '@loupe/contact/day';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { BLANK_ADDRESS, COUNTRIES } from '@loupe/contact/address';
import { parseOutward, parsePostcode } from '@loupe/contact/postcode';
import { visible } from '@loupe/contact/visible';
import { byCourier } from '../domain/delivery/by-courier.ts';
import { COURIER_METHOD } from '../domain/delivery/delivery-methods.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface ShippingPreviewInput {
  readonly country: string;
  readonly postalCode: string;
  /** Whether the postcode may be its outward half alone, as wallets tell it; the bag is then brought by a courier. */
  readonly isOutward?: boolean | null;
  /** Absent keeps the chosen method. */
  readonly shippingMethodId?: string | null;
  readonly nominatedDay?: string | null;
}

/**
 * The shopper's cart as it would be delivered to a place (QY-07): methods, days, charges and tax. Nothing is saved; null without a
 * cart.
 * @throws InvalidFieldError
 */
export async function previewShipping(
  { carts, pricing }: ViewCartPorts,
  shopper: Shopper,
  { country, postalCode, shippingMethodId, nominatedDay, isOutward }: ShippingPreviewInput,
): Promise<PricedCart | null> {
  const place = { country: countryOf(country), postalCode: '' };
  const day = optionalDay('nominatedDay', nominatedDay);
  const postcode = (isOutward ? parseOutward : parsePostcode)('postalCode', postalCode, place.country);
  const cart = await carts.findActive(shopper);
  if (cart === null) return null;
  const known = cart.shippingAddress ?? { ...BLANK_ADDRESS, id: 'preview' };
  const address = { ...known, country: place.country, postalCode: postcode };
  if (isOutward) return priceCart(byCourier(cart, address, shippingMethodId ?? COURIER_METHOD), pricing);
  const method = shippingMethodId ?? cart.shippingMethod;
  const isCourier = METHODS.some(({ id }) => id === method);
  const preview =
    isCourier && method !== null
      ? byCourier(cart, address, method)
      : { ...cart, shippingAddress: address, shippingMethod: method };
  return priceCart({ ...preview, nominatedDay: day ?? cart.nominatedDay ?? null }, pricing);
}

function countryOf(text: string) {
  const country = COUNTRIES.find((each) => each === visible(text).trim().toUpperCase());
  if (country === undefined) throw new InvalidFieldError('country', 'We do not deliver there.');
  return country;
}
