import { readAction } from './next-action.ts';
import type { NextAction } from './next-action.ts';
import type { Placement } from './placement.ts';

/** What a shopper is told of a payment that takes days. */
export const WAITING_EMAILS = ['decision', 'signature', 'ended'] as const;

export type WaitingEmailType = (typeof WAITING_EMAILS)[number];

/** Names the placement, whose snapshot has the address. */
export interface WaitingEmail {
  readonly type: WaitingEmailType;
  readonly placementId: string;
}

/** Seconds for the shopper to sign who was accepted at the page, before an e-mail asks for it. */
export const SIGNS_AT_PAGE_SECONDS = 900;

/** What the shopper is told when this wait begins; null for nothing, as while the lender's form is filled in. */
export function emailOfWait(action: NextAction): Exclude<WaitingEmailType, 'ended'> | null {
  if (action.kind !== 'wait' && action.kind !== 'redirect') return null;
  const { kind, applicationStatus: status } = action;
  if (kind === 'redirect') return status === 'ACCEPTED' ? 'signature' : null;
  return status === undefined || status === 'REFERRED' ? 'decision' : null;
}

/** What is still true of a placement: an e-mail about anything else is out of date. */
export function emailNow({ state, challenge }: Pick<Placement, 'state' | 'challenge'>) {
  if (state === 'released') return 'ended';
  return state === 'challenge' && challenge !== null ? emailOfWait(readAction(challenge)) : null;
}
