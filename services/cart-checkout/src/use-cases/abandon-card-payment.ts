import type { FailureOf } from '../domain/failures.ts';
import { PAYMENT_EXPIRED, answerOf, isPlacementId } from '../domain/placement/placement.ts';
import type { Placement, PlacementAnswer } from '../domain/placement/placement.ts';
import { canBeAbandoned } from '../domain/placement/transitions.ts';
import type { Shopper } from '../domain/shopper.ts';
import { cancelPlacement } from './cancel-placement.ts';
import type { CancelPlacementPorts } from './cancel-placement.ts';
import { cartAnswer } from './cart-answer.ts';
import type { CartChanged } from './cart-answer.ts';
import type { ViewCartPorts } from './view-cart.ts';

export interface AbandonCardPaymentPorts extends CancelPlacementPorts, ViewCartPorts {
  readonly placements: CancelPlacementPorts['placements'] & {
    findOwn(shopper: Shopper, id: string): Promise<Placement | null>;
  };
}

export type AbandonCardPaymentResult =
  | CartChanged
  | Extract<PlacementAnswer, { type: 'OrderPlaced' }>
  | FailureOf<'CartNotFoundError' | 'CheckoutInProgress'>;

/**
 * Abandons a payment with an open challenge. Without such a payment the answer is the cart; if the payment has succeeded in the
 * meantime, it is the order.
 */
export async function abandonCardPayment(
  ports: AbandonCardPaymentPorts,
  shopper: Shopper,
  placementId: string,
): Promise<AbandonCardPaymentResult> {
  const find = async () =>
    isPlacementId(placementId) ? ports.placements.findOwn(shopper, placementId) : null;
  const pending = await find();
  if (pending !== null && canBeAbandoned(pending.state)) {
    await cancelPlacement(ports, pending, pending.reply ?? PAYMENT_EXPIRED);
  }
  const placement = await find();
  const ordered = orderOf(placement);
  if (ordered !== null) return ordered;
  const answer = await cartAnswer(ports, shopper, placement === null || placement.state === 'released');
  // The cart may have been ordered since the placement was read.
  return answer.type === 'CartNotFoundError' ? (orderOf(await find()) ?? answer) : answer;
}

function orderOf(placement: Placement | null): Extract<PlacementAnswer, { type: 'OrderPlaced' }> | null {
  const answer = placement === null ? null : answerOf(placement);
  return answer?.type === 'OrderPlaced' ? answer : null;
}
