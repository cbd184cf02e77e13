import type { PaymentOutcome } from '../domain/placement/payment.ts';
import { replyTo } from '../domain/placement/payment.ts';
import { answerOf } from '../domain/placement/placement.ts';
import type { Placement, PlacementAnswer } from '../domain/placement/placement.ts';
import { cover } from '../domain/placement/tender.ts';
import { cancelPlacement } from './cancel-placement.ts';
import type { CancelPlacementPorts } from './cancel-placement.ts';
import { finishPlacement } from './finish-placement.ts';
import type { FinishPlacementPorts } from './finish-placement.ts';

export interface SettlePlacementPorts extends FinishPlacementPorts, CancelPlacementPorts {
  readonly placements: CancelPlacementPorts['placements'] & { find(id: string): Promise<Placement | null> };
}

/** Finishes a placement whose whole amount is held and cancels any other. @returns what the shopper is to learn */
export async function settlePlacement(
  ports: SettlePlacementPorts,
  placement: Placement,
  payment: PaymentOutcome,
): Promise<PlacementAnswer> {
  const { orderNumber, snapshot } = placement;
  if (payment.kind === 'authorised' && cover(payment.tenders, snapshot.cart.total)) {
    if (await finishPlacement(ports, placement, payment.tenders)) {
      return { type: 'OrderPlaced', orderNumber, cart: snapshot.cart };
    }
  } else {
    const reply = placement.reply ?? replyTo(payment);
    const ending = await cancelPlacement(ports, placement, reply);
    if (ending === 'released') return reply;
    if (ending === 'cancelling') return { type: 'CheckoutInProgress' };
  }
  // Another was faster, and its word counts.
  const settled = await ports.placements.find(placement.id);
  return settled === null ? { type: 'CheckoutInProgress' } : answerOf(settled);
}
