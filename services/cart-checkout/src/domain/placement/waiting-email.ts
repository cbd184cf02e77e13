import type { NextAction } from './next-action.ts';
import type { Placement } from './placement.ts';

/** The waits of days that a shopper is told of. */
export type LongWait = 'decision' | 'signature';

/** What a shopper is told of a payment that takes days: what is waited for, a day before that ends, the end, and a yes after it. */
export const WAITING_EMAILS = [
  'decision',
  'signature',
  'decision-reminder',
  'signature-reminder',
  'ended',
  'agreed-late',
] as const satisfies readonly (LongWait | `${LongWait}-reminder` | 'ended' | 'agreed-late')[];

export type WaitingEmailType = (typeof WAITING_EMAILS)[number];

/** Names the placement, whose snapshot has the address. */
export interface WaitingEmail {
  readonly type: WaitingEmailType;
  readonly placementId: string;
}

/** Seconds for the shopper to sign who was accepted at the page, before an e-mail asks for it. */
export const SIGNS_AT_PAGE_SECONDS = 900;

/** What the shopper is told when this wait begins; null for nothing, as while the lender's form is filled in. */
export function emailOfWait(action: NextAction): LongWait | null {
  if (action.kind !== 'wait' && action.kind !== 'redirect') return null;
  const { kind, applicationStatus: status } = action;
  if (kind === 'redirect') return status === 'ACCEPTED' ? 'signature' : null;
  return status === undefined || status === 'REFERRED' ? 'decision' : null;
}

/**
 * Whether an e-mail is still true of a placement: as long as the same is waited for, and its last moment, which the e-mail names, has not
 * passed.
 */
export function isTrueNow(
  type: WaitingEmailType,
  { state, challenge, challengeOver }: Pick<Placement, 'state' | 'challenge' | 'challengeOver'>,
): boolean {
  if (type === 'ended' || type === 'agreed-late') return state === 'released';
  if (state !== 'challenge' || challenge === null || challengeOver) return false;
  const wait = emailOfWait(challenge);
  return wait !== null && (type === wait || type === `${wait}-reminder`);
}
