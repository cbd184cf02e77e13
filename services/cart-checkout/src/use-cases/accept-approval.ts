import { parseEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { judgeAddress } from '@loupe/contact/parse-address';
import type { Address } from '../domain/address/address.ts';
import type { Cart } from '../domain/cart/cart.ts';
import { isByEmail } from '../domain/delivery/by-email.ts';
import { COURIER_METHOD } from '../domain/delivery/delivery-methods.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { MethodName } from '../domain/payment-methods/method-name.ts';
import { methodOf } from '../domain/payment-methods/payment-method.ts';
import type { PaymentMethod } from '../domain/payment-methods/payment-method.ts';
import type { ApprovalRead, WalletContact } from '../domain/placement/approval.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import { isGuest } from '../domain/shopper.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { SaveBillingDetailsPorts } from './save-billing-details.ts';
import type { SaveShippingDetailsCourierPorts } from './save-shipping-details-courier.ts';
import type { UpdatePaymentMethodPorts } from './update-payment-method.ts';
import { viewCart } from './view-cart.ts';

export interface AcceptApprovalPorts extends SaveShippingDetailsCourierPorts, SaveBillingDetailsPorts {
  readonly carts: SaveShippingDetailsCourierPorts['carts'] &
    SaveBillingDetailsPorts['carts'] &
    UpdatePaymentMethodPorts['carts'];
  readonly payments: SaveBillingDetailsPorts['payments'] & {
    readApproval(asked: {
      readonly method: MethodName;
      readonly cartId: string;
      readonly approvalId: string;
    }): Promise<ApprovalRead>;
  };
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[];
}

export interface AcceptApprovalRequest {
  /** Of EU-04. */
  readonly method: string;
  readonly approvalId: string;
}

export type AcceptApprovalAnswer =
  | {
      readonly type: 'WalletAgreement';
      readonly isApproved: boolean;
      /** Pence; null while it is not approved. */
      readonly agreedRest: number | null;
      /** Fields of the delivery that the wallet has not told, or not so that we can use them. */
      readonly missing: readonly string[];
      readonly cart: PricedCart;
    }
  | FailureOf<
      'CartNotFoundError' | 'CheckoutInProgress' | 'PaymentMethodNotOfferedError' | 'PaymentUnavailableError'
    >;

/** Ids of wallets: what is none of these is not asked for. */
const ID = /^[\w-]{1,64}$/;

/**
 * Asks the wallet who has agreed to pay for the bag, and where it is sent, and writes what of it is right by VA-01, VA-03 and VA-13 as
 * the bag's delivery (MU-14, express); what is not is named, for the shopper to give. Nothing is held or taken by it.
 * @throws InvalidFieldError for what is no id of an approval
 */
export async function acceptApproval(
  ports: AcceptApprovalPorts,
  shopper: Shopper,
  { method: name, approvalId }: AcceptApprovalRequest,
): Promise<AcceptApprovalAnswer> {
  if (!ID.test(approvalId)) throw new InvalidFieldError('approvalId', 'This is no payment of yours.');
  const method = methodOf(ports.methods, name);
  if (method?.hasApprovals !== true) return { type: 'PaymentMethodNotOfferedError' };
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const read = await ports.payments.readApproval({ method: method.name, cartId: cart.id, approvalId });
  if (read.kind !== 'approved')
    return read.kind === 'unavailable' ? { type: 'PaymentUnavailableError' } : notAgreed(ports, shopper);
  const told = judge(cart, read.contact, shopper);
  const isSaved = await save(ports, shopper, method.name, told);
  const answer = await cartAnswer(ports, shopper, isSaved);
  if (answer.type !== 'Cart') return answer;
  const { missing } = told;
  return { type: 'WalletAgreement', isApproved: true, agreedRest: read.amount, missing, cart: answer.cart };
}

async function notAgreed(ports: AcceptApprovalPorts, shopper: Shopper): Promise<AcceptApprovalAnswer> {
  const cart = await viewCart(ports, shopper);
  return cart === null
    ? { type: 'CartNotFoundError' }
    : { type: 'WalletAgreement', isApproved: false, agreedRest: null, missing: [], cart };
}

interface Told {
  readonly address: Omit<Address, 'id'> | null;
  readonly email: string | null;
  readonly missing: readonly string[];
}

function judge(cart: Cart, { street, email: written, ...told }: WalletContact, shopper: Shopper): Told {
  const email = isGuest(shopper) ? emailOf(written) : null;
  const lacksEmail = isGuest(shopper) && email === null && cart.guestEmail === null;
  const { address, wrong } = isByEmail(cart.lines)
    ? { address: null, wrong: [] }
    : judgeAddress({ ...told, streetName: street });
  return { address, email, missing: [...wrong, ...(lacksEmail ? ['email'] : [])] };
}

function emailOf(text: string): string | null {
  try {
    return parseEmail('email', text);
  } catch (error) {
    if (error instanceof InvalidFieldError) return null;
    throw error;
  }
}

/** The payer is the one it is sent to, where nothing of the address is missing. @returns false while a payment is in progress */
async function save(
  ports: AcceptApprovalPorts,
  shopper: Shopper,
  method: MethodName,
  { address, email, missing }: Told,
): Promise<boolean> {
  const { carts, newId } = ports;
  const courier = { method: COURIER_METHOD, nominatedDay: null, sentApart: null, marketingPreference: null };
  const delivery = { ...courier, email, address: address && { ...address, id: newId() } };
  if (!(await changeCart(ports, shopper, () => carts.saveCourierDetails(shopper, delivery)))) return false;
  if (address !== null && missing.length === 0)
    await changeCart(ports, shopper, () => carts.saveBillingAddress(shopper, { ...address, id: newId() }));
  return changeCart(ports, shopper, () => carts.choosePaymentMethod(shopper, method, null));
}
