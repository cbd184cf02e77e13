import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { ReversalAnswer } from '../../domain/payment/reversal-schedule.ts';
import type { FollowOn } from '../../use-cases/ports/tender-provider.ts';
import { readApplication, updateApplication } from './application.ts';
import type { ApplicationStatus } from './application.ts';
import type { Transport } from './transport.ts';

const { timeoutMs } = TIME_OUTS.loanAfterwards;

/** The lender's code of an application that is cancelled already. */
const ALREADY = 'UPA007';
const PAID: readonly ApplicationStatus[] = ['PAYMENT_REQUESTED', 'PAYMENT_PROCESSED'];
const OVER: readonly ApplicationStatus[] = ['CANCELLED', 'DECLINED'];

type Order = Pick<FollowOn, 'authenticationId'> & {
  readonly providerId: string | undefined;
  readonly isLate?: boolean;
  readonly isLateYesKnown?: boolean;
};

/**
 * Cancels an application, signed or not. Once it is cancelled, nobody can sign it, and the lender does not say any more that it was
 * signed: so one that was signed after the payment had ended, or whose signature we have learnt of after that, is cancelled only when that
 * is known.
 */
export async function reverse(
  { providerId, authenticationId, isLate = false, isLateYesKnown = false }: Order,
  transport: Transport,
): Promise<ReversalAnswer> {
  const id = providerId ?? authenticationId;
  // Of a submission whose answer was lost: the lender's own message names the application.
  if (id === undefined) return 'never-held';
  const read = await readApplication(id, timeoutMs, transport);
  if (read.kind === 'refused') return isLateYesKnown ? 'refused' : 'nothing-found';
  if (read.kind !== 'read') return read.kind;
  const wasHeld = providerId !== undefined && !isLate;
  const known = withoutCancelling(read.application.status, wasHeld, isLateYesKnown);
  if (known !== undefined) return known;
  const cancelled = await updateApplication(id, { Update: 'Cancel' }, timeoutMs, transport);
  if (cancelled.kind === 'refused')
    return cancelled.code === ALREADY ? (wasHeld ? 'already-reversed' : 'never-held') : 'refused';
  if (cancelled.kind !== 'read') return cancelled.kind;
  return wasHeld ? 'reversed' : 'never-held';
}

/** The answer about an application that needs no request. @returns undefined for an application that has to be cancelled */
function withoutCancelling(
  status: ApplicationStatus,
  wasHeld: boolean,
  isLateYesKnown: boolean,
): ReversalAnswer | undefined {
  if (OVER.includes(status)) return wasHeld ? 'already-reversed' : 'never-held';
  const isPaid = PAID.includes(status);
  if ((isPaid || status === 'AWAITING_FULFILMENT') && !wasHeld && !isLateYesKnown) return 'agreed-late';
  // What was not asked to be paid was taken off the loan before. Of one that was not accepted nobody here has asked for anything.
  if (isPaid) return wasHeld ? 'already-reversed' : 'refused';
  return undefined;
}
