import { creditCard } from '../domain/payment-methods/credit-card.ts';
import { v12 } from '../domain/payment-methods/v12.ts';
import type { FailureOf } from '../domain/failures.ts';
import { applicationOf, depositOf, isAtLender } from '../domain/placement/finance-application.ts';
import type { FinanceApplication } from '../domain/placement/finance-application.ts';
import type { Placement } from '../domain/placement/placement.ts';
import type { Shopper } from '../domain/shopper.ts';
import type { ListApplicationsPorts } from './list-applications.ts';
import { applyForOrder } from './place-order.ts';
import type { ApplyAnswer, PlaceOrderPorts, PlaceRequest } from './place-order.ts';
import { validateCardPayment } from './validate-card-payment.ts';
import type { ValidateCardPaymentPorts } from './validate-card-payment.ts';

export interface SubmitApplicationPorts extends PlaceOrderPorts, ValidateCardPaymentPorts {
  readonly placements: PlaceOrderPorts['placements'] &
    ValidateCardPaymentPorts['placements'] &
    ListApplicationsPorts['placements'];
  readonly carts: PlaceOrderPorts['carts'];
  readonly payments: PlaceOrderPorts['payments'] & ValidateCardPaymentPorts['payments'];
}

export interface ApplicationRequest extends Pick<
  PlaceRequest,
  | 'expectedTotal'
  | 'idempotencyKey'
  | 'client'
  | 'caller'
  | 'browser'
  | 'reCaptchaToken'
  | 'agreesToStoredCard'
  | 'onBegun'
  | 'shippingAddressId'
  | 'billedAsDelivered'
> {
  /** Key of the finance product that the shopper saw. */
  readonly product: string;
  /** Pence, 0 for none. */
  readonly deposit: number;
  /** As the gateway asserted it; null without one. */
  readonly abGroup: string | null;
  /** Of the card for the deposit; null without one. */
  readonly transientToken: string | null;
}

export type SubmitApplicationAnswer =
  | FinanceApplication
  | Exclude<ApplyAnswer, { type: 'PaymentExpired' }>
  | FailureOf<'FinanceApplicationOpenError'>;

/**
 * Applies for a loan (MU-15): the plan is a deposit by card, if there is one, and then the loan. After the bank's challenge of the card the
 * same request continues. A shopper has one open application.
 * @throws InvalidFieldError
 */
export async function submitFinanceApplication(
  ports: SubmitApplicationPorts,
  shopper: Shopper,
  request: ApplicationRequest,
): Promise<SubmitApplicationAnswer> {
  const open = await ports.placements.findOpenApplication(shopper);
  if (open === null)
    return orApplication(ports, shopper, await applyForOrder(ports, shopper, placeRequest(request)));
  if (!isOf(open, request)) return { type: 'FinanceApplicationOpenError', financeApplicationId: open.id };
  if (isAtLender(open)) return applicationOf(open);
  const answer = await validateCardPayment(ports, shopper, open.id);
  return orApplication(
    ports,
    shopper,
    answer.type === 'PaymentExpired' ? { type: 'PaymentUnavailableError' } : answer,
  );
}

/** Where the lender has it, the application instead of the action. */
async function orApplication<Answer extends SubmitApplicationAnswer>(
  { placements }: SubmitApplicationPorts,
  shopper: Shopper,
  answer: Answer,
): Promise<Answer | FinanceApplication> {
  if (answer.type !== 'OrderPending' && answer.type !== 'CheckoutInProgress') return answer;
  const open = await placements.findOpenApplication(shopper);
  return open !== null && isAtLender(open) ? applicationOf(open) : answer;
}

const isOf = (open: Placement, { expectedTotal, product, deposit }: ApplicationRequest): boolean =>
  open.snapshot.cart.total === expectedTotal &&
  open.snapshot.cart.finance?.product === product &&
  depositOf(open) === deposit;

function placeRequest({
  product,
  deposit,
  abGroup,
  transientToken,
  ...asked
}: ApplicationRequest): PlaceRequest {
  return {
    ...asked,
    method: v12.name,
    ...(deposit === 0 ? {} : { deposit }),
    finance: { product, deposit, abGroup },
    secrets: {
      [v12.name]: product,
      ...(deposit === 0 ? {} : { [creditCard.name]: transientToken ?? '' }),
    },
  };
}
