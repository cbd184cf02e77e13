import type { Tx } from '@loupe/database/tx';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import { enqueue } from '@loupe/messaging/outbox';
import type { PaymentMethod } from '../../domain/payment/payment.ts';
import type { ApplicationStatus } from '../../domain/payment/waiting.ts';
import type { WaitingChange } from '../../events/published/payment-waiting-changed.ts';
import type { OpenTender } from '../../use-cases/ports/payment-store.ts';
import { END_WAIT, FOLLOW_STATUS, NEXT_EVENT } from './wait-statements.ts';

/** How payments are told of that wait for a provider's decision. */
export interface WaitWriting {
  /** Whether the provider of the method decides later. */
  readonly mayWait: (method: PaymentMethod) => boolean;
  readonly waitingEventOf: (change: WaitingChange) => OutboxEvent;
}

interface Writing extends Pick<WaitWriting, 'waitingEventOf'> {
  readonly newId: () => string;
  readonly now: () => Date;
}

type Told = Pick<WaitingChange, 'waits' | 'applicationStatus' | 'isAgreedLate'>;
type Paid = Pick<OpenTender, 'paymentId' | 'placementId' | 'site'>;

/** In the transaction of the change. @returns the version of the payment's events after it */
export async function tellWaiting(
  tx: Tx,
  { paymentId, placementId, site }: Paid,
  told: Told,
  { waitingEventOf, newId, now }: Writing,
): Promise<bigint> {
  const [row] = await tx.query(NEXT_EVENT, [paymentId]);
  if (row === undefined) throw new Error(`There is no payment ${paymentId}.`);
  const event = waitingEventOf({ paymentId, placementId, site, ...told, eventVersion: row.event_version });
  await enqueue(tx, event, { id: newId(), now: now() });
  return row.event_version;
}

/** The tender waits no more. Nothing is told of one that did not. @returns as above; undefined when nothing was told */
export async function endWait(
  tx: Tx,
  { tenderId, ...of }: Paid & Pick<OpenTender, 'tenderId'>,
  { status, aheadMs }: { readonly status: ApplicationStatus | undefined; readonly aheadMs: number },
  writing: Writing,
): Promise<bigint | undefined> {
  const [ended] = await tx.query(END_WAIT, [aheadMs, tenderId, status ?? null]);
  if (ended === undefined) return undefined;
  const applicationStatus = ended.application_status ?? undefined;
  return tellWaiting(tx, of, { waits: undefined, applicationStatus }, writing);
}

/**
 * What the lender says of a signed loan, under the lock on its payment. Nothing is told of what is known, or was said before.
 * @returns whether it was told
 */
export async function followStatus(
  tx: Tx,
  { tenderId, ...of }: Paid & Pick<OpenTender, 'tenderId'>,
  { status, aheadMs }: { readonly status: ApplicationStatus; readonly aheadMs: number },
  writing: Writing,
): Promise<boolean> {
  const [followed] = await tx.query(FOLLOW_STATUS, [aheadMs, tenderId, status]);
  if (followed === undefined) return false;
  await tellWaiting(tx, of, { waits: undefined, applicationStatus: status }, writing);
  return true;
}
