import { EmailRefusedError } from '../domain/order/email-refused-error.ts';
import type { Placement } from '../domain/placement/placement.ts';
import { isTrueNow } from '../domain/placement/waiting-email.ts';
import type { WaitingEmail } from '../domain/placement/waiting-email.ts';

export interface SendWaitingEmailPorts {
  readonly placements: { find(id: string): Promise<Placement | null> };
  readonly mail: {
    /** @throws EmailRefusedError when it is refused for good */
    sendWaiting(placement: Placement, type: WaitingEmail['type']): Promise<void>;
  };
  readonly log?: (about: object, message: string) => void;
}

/**
 * Tells the shopper how a payment that takes days stands. Not sent when the placement has moved on, about which there is another,
 * or when its address was forgotten.
 */
export async function sendWaitingEmail(
  { placements, mail, log }: SendWaitingEmailPorts,
  { type, placementId }: WaitingEmail,
): Promise<void> {
  const placement = await placements.find(placementId);
  if (placement === null || placement.snapshot.email === '') return;
  if (isUnsettled(type, placement))
    throw new Error(`Placement ${placementId} is being asked about; its e-mail waits.`);
  if (!isTrueNow(type, placement)) return;
  try {
    await mail.sendWaiting(placement, type);
  } catch (error) {
    if (!(error instanceof EmailRefusedError)) throw error;
    log?.({ type, placementId, reason: error.reason }, 'e-mail about a waiting payment refused');
  }
}

/** Payments may know that a placement has ended before checkout has released it. */
const isUnsettled = (type: WaitingEmail['type'], { state }: Placement): boolean =>
  state === 'authorising' || (type === 'agreed-late' && state !== 'released' && state !== 'placed');
