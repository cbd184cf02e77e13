import type { DeclineReason } from '../domain/payment/decline-reason.ts';
import type { AttemptLimits } from './ports/attempt-limits.ts';
import type { AuthoriseOutcome } from './attempt.ts';
import type { TokenOwner } from '../domain/payment/payer.ts';
import type { PlannedTender } from './ports/planned-tender.ts';

/** Declines that say nothing about a card: a lost answer, a shopper who was late, or a loan. */
const NOT_BY_THE_BANK: ReadonlySet<DeclineReason> = new Set([
  'provider-unavailable',
  'provider-timeout',
  'challenge-expired',
  'loan-declined',
  'loan-cancelled',
]);

export interface CountedOrder extends TokenOwner {
  readonly plan?: readonly Pick<PlannedTender, 'verified'>[];
  readonly billTo: { readonly email: string };
  readonly browser: { readonly ipAddress: string } | undefined;
}

/** Counts an order that was declined, before its caller learns of it. */
export async function countDecline(
  limits: AttemptLimits,
  order: CountedOrder,
  outcome: AuthoriseOutcome,
): Promise<void> {
  if (!('view' in outcome) || outcome.view.state !== 'declined') return;
  const { declineReason } = outcome.view;
  if (declineReason !== undefined && NOT_BY_THE_BANK.has(declineReason)) return;
  const { site, ownerKey, billTo, browser, plan = [] } = order;
  const cardDigests = plan
    .map(({ verified }) => verified?.cardDigest ?? '')
    .filter((digest) => digest !== '');
  const { email } = billTo;
  await limits.declined?.({ site, ownerKey, email, cardDigests, ipAddress: browser?.ipAddress ?? '' });
}
