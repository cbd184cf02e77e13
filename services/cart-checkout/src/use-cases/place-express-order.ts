import { parseEmail } from '@loupe/contact/email';
import type { AddressInput } from '@loupe/contact/parse-address';
import { parseAddress } from '@loupe/contact/parse-address';
import type { Address } from '../domain/address/address.ts';
import type { Cart } from '../domain/cart/cart.ts';
import { byCourier } from '../domain/delivery/by-courier.ts';
import { refusedCourier } from '../domain/delivery/delivery-choice.ts';
import type { FailureOf } from '../domain/failures.ts';
import { prepare } from '../domain/placement/prepare.ts';
import { priceCart } from '../domain/pricing/price-cart.ts';
import { isGuest } from '../domain/shopper.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { ChangeCartPorts } from './change-cart.ts';
import { checkPlaceRequest, placeOrder } from './place-order.ts';
import type { PlaceAnswer, PlaceOrderPorts, PlaceRequest } from './place-order.ts';
import { saveWalletDelivery } from './save-wallet-delivery.ts';
import type { SaveWalletDeliveryPorts, WalletDelivery } from './save-wallet-delivery.ts';

export interface PlaceExpressOrderPorts extends PlaceOrderPorts, ChangeCartPorts {
  readonly carts: PlaceOrderPorts['carts'] & SaveWalletDeliveryPorts['carts'];
  readonly placements: PlaceOrderPorts['placements'] & ChangeCartPorts['placements'];
  readonly payments: PlaceOrderPorts['payments'] & ChangeCartPorts['payments'];
}

/** Whom a wallet names, and how the bag is sent to them. */
export interface WalletContact {
  readonly shippingAddress: AddressInput;
  readonly billingAddress: AddressInput;
  /** Of a guest, and of a customer whose bag has none yet. */
  readonly email?: string | null;
  readonly shippingMethodId: string;
}

export type PlaceExpressRequest = PlaceRequest & { readonly contact: WalletContact };
export type PlaceExpressAnswer = PlaceAnswer | FailureOf<'ShippingMethodNotFoundError'>;

interface Parsed extends WalletDelivery {
  readonly address: Address;
  readonly billingAddress: Address;
}

/**
 * Places the bag with the addresses that a wallet has told (MU-12, express place). They and the total are judged before anything is
 * written, so that what is wrong is corrected in the wallet, and the bag is as it was.
 * @throws InvalidFieldError naming the field of the contact
 */
export async function placeExpressOrder(
  ports: PlaceExpressOrderPorts,
  shopper: Shopper,
  { contact, ...request }: PlaceExpressRequest,
): Promise<PlaceExpressAnswer> {
  checkPlaceRequest(ports, request);
  const told = parseContact(ports, shopper, contact);
  const { repeated, cart } = await ports.placements.findForClaim(shopper, request.idempotencyKey);
  const isNeeded = isGuest(shopper) || cart?.guestEmail === null;
  const parsed = isNeeded ? told : { ...told, email: null };
  // A repeat has been written and judged; a bag that is gone or being paid for is told by the claim.
  if (repeated === null && cart !== null) {
    const refused = judge(ports, cart, parsed, request);
    if (refused !== null) return refused;
    // Not written while a payment is in progress: the claim says which.
    await saveWalletDelivery(ports, shopper, parsed);
  }
  return placeOrder(ports, shopper, { ...request, isAgreed: (bag) => isSentTo(bag, parsed) });
}

/** Another tab may send the same bag, for the same total, to somebody else. */
const isSentTo = (
  { shippingAddress, billingAddress, shippingMethod, guestEmail }: Cart,
  { address, billingAddress: payer, method, email }: Parsed,
): boolean =>
  shippingAddress?.id === address.id &&
  billingAddress?.id === payer.id &&
  shippingMethod === method &&
  (email === null || guestEmail === email);

function parseContact(
  { newId }: Pick<PlaceExpressOrderPorts, 'newId'>,
  shopper: Shopper,
  { shippingAddress, billingAddress, email, shippingMethodId }: WalletContact,
): Parsed {
  return {
    address: { id: newId(), ...parseAddress(shippingAddress, 'shippingAddress.') },
    billingAddress: { id: newId(), ...parseAddress(billingAddress, 'billingAddress.') },
    email: isGuest(shopper) || email ? parseEmail('email', email ?? '') : null,
    method: shippingMethodId,
  };
}

/** Why the bag cannot be placed with this contact; null when it can, as far as it is known before the claim. */
function judge(
  { pricing, methods }: PlaceExpressOrderPorts,
  cart: Cart,
  { method, address, billingAddress, email }: Parsed,
  request: PlaceRequest,
): PlaceExpressAnswer | null {
  // A wallet has no field for a day.
  if (refusedCourier(cart, { method, nominatedDay: null, address }) !== null)
    return { type: 'ShippingMethodNotFoundError' };
  const sent = byCourier(cart, address, method);
  const known = { ...sent, billingAddress, guestEmail: email ?? cart.guestEmail };
  const prepared = prepare(known, priceCart(known, pricing), { ...request, methods });
  return 'type' in prepared ? prepared : null;
}
