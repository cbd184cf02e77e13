import type { PayAgain, PayAgainReply } from '../domain/pay-again/pay-again.ts';
import { mayBecome } from '../domain/pay-again/transitions.ts';

type At = Pick<PayAgain, 'id' | 'state' | 'version'>;

export interface CancelPayAgainPorts {
  readonly payAgains: {
    beginCancel(from: At, reply: PayAgainReply, dueInSeconds: number): Promise<At | null>;
    release(from: At): Promise<boolean>;
  };
  readonly payments: {
    /** @returns true once the tombstone is committed: no money can be authorised for the placement any more */
    cancel(placementId: string, reason: string): Promise<boolean>;
  };
  readonly dueInSeconds: number;
}

/**
 * Ends an attempt that holds nothing. Payments writes its tombstone before another attempt is possible, so that two are never
 * authorised.
 * @returns `cancelling` when it is left to the sweeper, `moved-on` when a concurrent request changed it first
 */
export async function cancelPayAgain(
  { payAgains, payments, dueInSeconds }: CancelPayAgainPorts,
  from: At,
  reply: PayAgainReply,
): Promise<'released' | 'cancelling' | 'moved-on'> {
  const fenced = mayBecome(from.state, 'cancelling')
    ? await payAgains.beginCancel(from, reply, dueInSeconds)
    : from;
  if (fenced?.state !== 'cancelling') return 'moved-on';
  if (!(await payments.cancel(from.id, reply.type))) return 'cancelling';
  return (await payAgains.release(fenced)) ? 'released' : 'moved-on';
}
