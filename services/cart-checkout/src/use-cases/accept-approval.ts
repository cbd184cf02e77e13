import { parseEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { judgeAddress } from '@loupe/contact/parse-address';
import { countersOf } from '@loupe/rate-limit/counters';
import type { Cart } from '../domain/cart/cart.ts';
import { isByEmail } from '../domain/delivery/by-email.ts';
import { COURIER_METHOD } from '../domain/delivery/delivery-methods.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { MethodName } from '../domain/payment-methods/method-name.ts';
import { methodOf } from '../domain/payment-methods/payment-method.ts';
import type { PaymentMethod } from '../domain/payment-methods/payment-method.ts';
import type { ApprovalRead, ToldContact } from '../domain/placement/approval.ts';
import type { PricedCart } from '../domain/pricing/priced-cart.ts';
import { WALLET_APPROVAL_LIMITS } from '../domain/rate-limit/limits.ts';
import { isGuest } from '../domain/shopper.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cartAnswer } from './cart-answer.ts';
import { changeCart } from './change-cart.ts';
import type { Caller, LimitPorts } from './limit-ports.ts';
import { saveWalletDelivery } from './save-wallet-delivery.ts';
import type { SaveWalletDeliveryPorts, WalletDelivery } from './save-wallet-delivery.ts';
import type { UpdatePaymentMethodPorts } from './update-payment-method.ts';
import { viewCart } from './view-cart.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface AcceptApprovalPorts
  extends SaveWalletDeliveryPorts, ViewCartPorts, Pick<LimitPorts, 'rateLimits'> {
  readonly carts: SaveWalletDeliveryPorts['carts'] & UpdatePaymentMethodPorts['carts'];
  readonly payments: SaveWalletDeliveryPorts['payments'] & {
    readApproval(asked: {
      readonly method: MethodName;
      readonly cartId: string;
      readonly approvalId: string;
    }): Promise<ApprovalRead>;
  };
  /** The ways to pay that are offered. */
  readonly methods: readonly PaymentMethod[];
  readonly sourceFactor: number;
  readonly newId: () => string;
}

export interface AcceptApprovalRequest {
  /** Of EU-04. */
  readonly method: string;
  readonly approvalId: string;
  readonly caller: Caller;
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
      | 'CartNotFoundError'
      | 'CheckoutInProgress'
      | 'PaymentMethodNotOfferedError'
      | 'PaymentUnavailableError'
      | 'TooManyAttemptsError'
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
  { method: name, approvalId, caller }: AcceptApprovalRequest,
): Promise<AcceptApprovalAnswer> {
  if (!ID.test(approvalId)) throw new InvalidFieldError('approvalId', 'This is no payment of yours.');
  const method = methodOf(ports.methods, name);
  if (method?.hasApprovals !== true) return { type: 'PaymentMethodNotOfferedError' };
  const cart = await ports.carts.findActive(shopper);
  if (cart === null) return { type: 'CartNotFoundError' };
  const about = { subjects: { ...caller }, networkFactor: ports.sourceFactor };
  const counted = await ports.rateLimits.count(countersOf('wallet-agreement', WALLET_APPROVAL_LIMITS, about));
  if (counted.type === 'TooManyAttemptsError') return counted;
  const read = await ports.payments.readApproval({ method: method.name, cartId: cart.id, approvalId });
  if (read.kind !== 'approved')
    return read.kind === 'unavailable' ? { type: 'PaymentUnavailableError' } : notAgreed(ports, shopper);
  const { missing, delivery } = judge(ports, cart, read.contact, shopper);
  const isSaved =
    (await saveWalletDelivery(ports, shopper, delivery)) &&
    (await changeCart(ports, shopper, () => ports.carts.choosePaymentMethod(shopper, method.name, null)));
  const answer = await cartAnswer(ports, shopper, isSaved);
  if (answer.type !== 'Cart') return answer;
  return { type: 'WalletAgreement', isApproved: true, agreedRest: read.amount, missing, cart: answer.cart };
}

async function notAgreed(ports: AcceptApprovalPorts, shopper: Shopper): Promise<AcceptApprovalAnswer> {
  const cart = await viewCart(ports, shopper);
  return cart === null
    ? { type: 'CartNotFoundError' }
    : { type: 'WalletAgreement', isApproved: false, agreedRest: null, missing: [], cart };
}

interface Told {
  readonly delivery: WalletDelivery;
  readonly missing: readonly string[];
}

/** The payer is the one it is sent to, where nothing is missing. */
function judge(
  { newId }: Pick<AcceptApprovalPorts, 'newId'>,
  cart: Cart,
  { street, email: written, ...told }: ToldContact,
  shopper: Shopper,
): Told {
  // A customer's is known once they were on the delivery page; who pays from the bag has not been there.
  const email = isGuest(shopper) || cart.guestEmail === null ? emailOf(written) : null;
  const lacksEmail = email === null && cart.guestEmail === null;
  const { address: judged, wrong } = isByEmail(cart.lines)
    ? { address: null, wrong: [] }
    : judgeAddress({ ...told, streetName: street });
  const missing = [...wrong, ...(lacksEmail ? ['email'] : [])];
  const address = judged && { ...judged, id: newId() };
  const billingAddress = judged && missing.length === 0 ? { ...judged, id: newId() } : null;
  return { missing, delivery: { method: COURIER_METHOD, address, email, billingAddress } };
}

function emailOf(text: string): string | null {
  try {
    return parseEmail('email', text);
  } catch (error) {
    if (error instanceof InvalidFieldError) return null;
    throw error;
  }
}
